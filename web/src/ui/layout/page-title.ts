import { useEffect } from 'react'

const parts: { trip: string | null; page: string | null } = { trip: null, page: null }

/**
 * What the browser's tab and the bookmark of a page are called: '2701-007 Norwegens Fjorde · Anfragen · Reisewerk'.
 * @param part a page of a trip is named by the trip first, so that several tabs of trips can be told apart
 */
export function usePageTitle(title: string, part: keyof typeof parts = 'page'): void {
  useEffect(() => {
    const name = (own: string | null) => {
      parts[part] = own
      document.title = [parts.trip, parts.page, 'Reisewerk'].filter((word) => word !== null && word !== '').join(' · ')
    }
    name(title)
    return () => name(null)
  }, [title, part])
}
