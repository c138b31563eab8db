import { describe, expect, test } from 'vitest'
import { defaultSettings } from './settings.contract.ts'
import { changedSettings, settingsChangeSchema, settingsOf } from './stored-settings.contract.ts'

describe('APP-05 settings of an organisation', () => {
  test('APP-05 an organisation that stored nothing has the defaults of design §3', () => {
    const settings = settingsOf(undefined)
    expect(settings).toEqual(defaultSettings)
    expect(settings.general.defaultLocale).toBe('de_DE')
    expect(settings.itinerary.routeViewStatuses).toEqual(['booked', 'documents_sent', 'on_tour'])
    expect(settings.itinerary.driverChoice).toEqual({ ferry: ['night'], train: ['night'], other: ['meal', 'entrance'] })
    expect(settings.vouchers).toMatchObject({ maxLines: 12, maxCharacters: 1200, printMode: 'withLogo' })
    expect(settings.clientInvoices.taxOptions).toEqual(['19%', '7%', '0%', 'margin'])
  })

  test('APP-05 stored values lie over the defaults, unknown and no longer allowed ones are dropped', () => {
    const settings = settingsOf({
      offer: { tabs: { payments: false }, gone: 1 },
      vouchers: { maxLines: 'many', maxCharacters: 900 },
      nothing: true,
    })
    expect(settings.offer.tabs).toEqual({ ...defaultSettings.offer.tabs, payments: false })
    expect(settings.vouchers).toEqual({ ...defaultSettings.vouchers, maxCharacters: 900 })
    expect(settings).not.toHaveProperty('nothing')
    expect(settings.offer).not.toHaveProperty('gone')
  })

  test('APP-05 a change touches what it names only, and a list replaces the whole list', () => {
    const stored = changedSettings({ offer: { multiLanguage: false } }, { offer: { tabs: { other: false } } })
    const again = changedSettings(stored, { itinerary: { routeViewStatuses: ['on_tour'] } })
    expect(again).toEqual({
      offer: { multiLanguage: false, tabs: { other: false } },
      itinerary: { routeViewStatuses: ['on_tour'] },
    })
    expect(settingsOf(again).itinerary.routeViewStatuses).toEqual(['on_tour'])
  })

  test.each([
    [{ offer: { tabs: { paymentz: false } } }, ['offer', 'tabs']],
    [{ unknown: {} }, []],
    [{ vouchers: { maxLines: 0 } }, ['vouchers', 'maxLines']],
    [{ general: { defaultLocale: 'xx' } }, ['general', 'defaultLocale']],
    [{ clientInvoices: { numberPrefix: 'a b/ö' } }, ['clientInvoices', 'numberPrefix']],
    [{ clientInvoices: { numberPrefix: 'RE-' } }, ['clientInvoices', 'numberPrefix']],
    [{ accounting: { accountLength: 3 } }, ['accounting', 'accountLength']],
    [{ accounting: { accountLength: 9 } }, ['accounting', 'accountLength']],
    [{ itinerary: { routeViewStatuses: ['booked', 'booked'] } }, ['itinerary', 'routeViewStatuses']],
  ])('APP-05 refuses %j', (change, path) => {
    expect(settingsChangeSchema.safeParse(change).error?.issues[0]?.path).toEqual(path)
  })

  test('APP-05 INV-03 a prefix of letters and digits is taken; one from before goes on as it is', () => {
    const change = { clientInvoices: { numberPrefix: 'Re26' } }
    expect(settingsChangeSchema.parse(change)).toEqual(change)
    expect(settingsOf({ clientInvoices: { numberPrefix: 'RE-' } }).clientInvoices.numberPrefix).toBe('RE-')
  })

  test('APP-05 an accepted change holds no default of a switch it does not name', () => {
    expect(settingsChangeSchema.parse({ vouchers: { maxLines: 8 } })).toEqual({ vouchers: { maxLines: 8 } })
  })
})
