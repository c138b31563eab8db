import { serviceContracts } from '@reisewerk/domain/itinerary/service-contracts.ts'
import { useEffect, useRef } from 'react'
import { remove } from '../../../lib/api.ts'
import { useOpenForm } from '../../../ui/dialogs/open-forms.ts'
import { requestsOf, type Service } from '../plan/services.ts'

/**
 * A new service is in everybody's list before its form has been saved; whoever leaves the page instead of saving or cancelling
 * takes it along (001 §2.4 'cancelling it deletes it'). The version as which this form knows it goes with the request, so that one
 * that somebody else has touched meanwhile stays.
 * @param isUnsaved it has been made for this form, and nothing saves it now
 */
export function useDropUnsaved(service: Service, version: number, isUnsaved: boolean): void {
  const latest = useRef(() => {})
  latest.current = () => {
    if (!isUnsaved || requestsOf(service).length > 0) return
    // A refusal means that somebody has saved or deleted it; its page is gone and has nobody to tell.
    remove(serviceContracts[service.kind], service.item.id, { ifMatch: version, keepalive: true }).catch(
      () => undefined,
    )
  }
  useOpenForm({ isChanged: () => false, onLeft: () => latest.current() })
  useEffect(() => {
    const leave = () => latest.current()
    window.addEventListener('pagehide', leave)
    return () => window.removeEventListener('pagehide', leave)
  }, [])
}
