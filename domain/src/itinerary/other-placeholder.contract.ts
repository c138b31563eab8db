import { otherServiceCategories } from '../accounts/options.ts'
import { contract } from '../contract/contract.ts'
import { boolean, children, choice, link, price, text } from '../contract/fields.ts'
import { areaContract, placeContract } from '../geography/geography.contract.ts'
import { predefinedRouteDetailContract } from '../partners/route-library.contract.ts'
import { otherServiceTypeContract } from '../partners/service-type.contract.ts'
import { otherRequestContract } from '../requests/transport-request.contract.ts'
import { clock, commonFields, dashboard, sharedParts } from './placeholder-fields.contract.ts'

/** Another service (Zusatzleistung): a guided tour, an entrance, a meal … */
export const otherPlaceholderContract = contract({
  name: 'other_placeholders',
  title: 'Zusatzleistung',
  fields: {
    ...commonFields,
    /** Narrows the choice of the type; a type brings its own. */
    category: choice(otherServiceCategories, { label: 'Kategorie', nullable: true, list: 'other_service_category' }),
    otherServiceType: link('other_service_types', {
      label: 'Leistungsart',
      nullable: true,
      expand: { contract: otherServiceTypeContract, groups: dashboard },
    }),
    area: link('areas', { label: 'Gebiet', nullable: true, expand: { contract: areaContract, groups: dashboard } }),
    place: link('places', { label: 'Ort', nullable: true, expand: { contract: placeContract, groups: dashboard } }),
    destination: link('destinations', { label: 'Destination', nullable: true }),
    meetingPoint: text({ label: 'Treffpunkt', max: 500, multiline: true }),
    requests: children(otherRequestContract, { label: 'Anfragen', groups: dashboard, write: 'never' }),
  },
  ...sharedParts,
})

/** A charge of a route bullet point, with its price as it was when it was taken over. */
export const routeDetailChargeContract = contract({
  name: 'route_detail_charges',
  title: 'Ortsgebühr',
  fields: {
    locationCharge: link('location_charges', { label: 'Ortsgebühr', nullable: true }),
    name: text({ label: 'Name', required: true, max: 200 }),
    price: price({ label: 'Preis' }),
  },
})

/** A route bullet point: what the group passes and sees, and what that costs a person. */
export const routeDetailContract = contract({
  name: 'route_details',
  title: 'Routenstichpunkt',
  fields: {
    ...commonFields,
    predefinedRouteDetail: link('predefined_route_details', {
      label: 'Vordefinierter Routenstichpunkt',
      nullable: true,
      expand: { contract: predefinedRouteDetailContract, groups: dashboard },
    }),
    type: text({ label: 'Art', max: 60 }),
    timeOfDay: text({ label: 'Uhrzeit', nullable: true, ...clock }),
    /** Without a price it costs nothing (001 §5). */
    pricePerPerson: price({ label: 'Preis pro Person', nullable: true }),
    emptyDrive: boolean({ label: 'Leerfahrt' }),
    locationCharges: children(routeDetailChargeContract, { label: 'Ortsgebühren' }),
  },
  ...sharedParts,
})
