import { Button } from '@mantine/core'
import { locales } from '@reisewerk/domain/accounts/options.ts'
import type { ForeignLocale } from '@reisewerk/domain/accounts/translation/translations.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { ApiError } from '../../lib/http.ts'
import { translate, translationServicesOf } from '../../lib/translation.ts'
import { notice } from '../notices/notice.tsx'
import { isFilled, type TranslatedText } from './translated-texts.ts'

type Props = {
  house: number
  locale: ForeignLocale
  texts: readonly TranslatedText[]
  onTake: (said: ReadonlyMap<string, string>) => void
}

/** Has the texts that are empty in a language translated; they stand in their fields then, to be read (INV-09, decision 063). */
export function ProposeButton({ house, locale, texts, onTake }: Props) {
  const { data: services } = useQuery(translationServicesOf(house))
  const service = services?.items[0]
  const going = useRef<AbortController | null>(null)
  // Nobody waits for it any more.
  useEffect(() => () => going.current?.abort(), [])
  const empty = texts.filter(({ words }) => !isFilled(words[locale]))
  const ask = useMutation({
    mutationFn: () => {
      going.current = new AbortController()
      const asked = { texts: empty.map(({ german }) => german), from: 'de_DE', to: locale } as const
      return translate(house, asked, going.current.signal)
    },
    onSuccess: (said) => onTake(new Map(empty.map(({ key }, index) => [key, said[index] ?? '']))),
    onError: (failure) =>
      notice.bad('Die Texte konnten nicht übersetzt werden!', failure instanceof ApiError ? failure.reason : undefined),
  })
  if (service === undefined) return null
  return (
    <Button
      variant="subtle"
      size="compact-xs"
      aria-label={`Leere Texte auf ${locales[locale].label} übersetzen`}
      title={`Die deutschen Texte gehen an ${new URL(service.address).host}.`}
      disabled={empty.length === 0}
      loading={ask.isPending}
      onClick={() => ask.mutate()}
    >
      Übersetzen
    </Button>
  )
}
