import * as datevExport from '../accounting/datev/datev-export.contract.ts'
import * as payRun from '../accounting/pay-runs/pay-run.contract.ts'
import * as creditor from '../accounting/suppliers/creditor.contract.ts'
import * as supplierInvoice from '../accounting/suppliers/supplier-invoice.contract.ts'
import * as organisation from '../accounts/organisation.contract.ts'
import * as translationService from '../accounts/translation/translation-service.contract.ts'
import * as calculation from '../calculation/calculation.contract.ts'
import * as cost from '../calculation/cost/cost.contract.ts'
import * as exchangeRate from '../calculation/exchange-rate.contract.ts'
import * as calculationPrice from '../calculation/price.contract.ts'
import * as dayConcept from '../concepts/day-concept.contract.ts'
import * as orderConcept from '../concepts/order-concept.contract.ts'
import type { Contract } from '../contract/shape.ts'
import * as document from '../files/document.contract.ts'
import * as photo from '../files/photos/photo.contract.ts'
import * as geography from '../geography/geography.contract.ts'
import * as info from '../geography/info.contract.ts'
import * as clientInvoice from '../invoices/client-invoice.contract.ts'
import * as credit from '../invoices/credit.contract.ts'
import * as invoiceLetter from '../invoices/invoice-letter.contract.ts'
import * as packageTravel from '../invoices/package-travel.contract.ts'
import * as payment from '../invoices/payment.contract.ts'
import * as day from '../itinerary/day.contract.ts'
import * as otherService from '../itinerary/other-placeholder.contract.ts'
import * as service from '../itinerary/placeholder.contract.ts'
import * as sortGroup from '../itinerary/sort-group.contract.ts'
import * as transport from '../itinerary/transport-placeholder.contract.ts'
import * as email from '../mail/email.contract.ts'
import * as emailAssignment from '../mail/email-assignment.contract.ts'
import * as mailServer from '../mail/mail-server.contract.ts'
import * as mailbox from '../mail/mailbox.contract.ts'
import * as receivedEmail from '../mail/received-email.contract.ts'
import * as emailTemplate from '../mail/template.contract.ts'
import * as condition from '../offers/conditions/condition.contract.ts'
import * as conditionSet from '../offers/conditions/condition-set.contract.ts'
import * as includedLines from '../offers/included/included-line.contract.ts'
import * as offer from '../offers/offer.contract.ts'
import * as offerTemplates from '../offers/offer-templates.contract.ts'
import * as offerPhoto from '../offers/photos/offer-photo.contract.ts'
import * as offerVersion from '../offers/versions/offer-version.contract.ts'
import * as contingent from '../orders/contingent.contract.ts'
import * as order from '../orders/order.contract.ts'
import * as allotment from '../partners/allotment.contract.ts'
import * as cancellationStep from '../partners/cancellation-step.contract.ts'
import * as client from '../partners/client.contract.ts'
import * as provider from '../partners/provider.contract.ts'
import * as library from '../partners/route-library.contract.ts'
import * as routes from '../partners/routes.contract.ts'
import * as seasonRate from '../partners/season-rate.contract.ts'
import * as serviceType from '../partners/service-type.contract.ts'
import * as reminder from '../payments/reminders/reminder.contract.ts'
import * as request from '../requests/request.contract.ts'
import * as requestFields from '../requests/request-fields.contract.ts'
import * as transportRequest from '../requests/transport-request.contract.ts'
import * as hotelList from '../room-lists/documents/hotel-list.contract.ts'
import * as roomList from '../room-lists/room-list.contract.ts'
import * as checklist from '../tasks/checklist.contract.ts'
import * as taskTemplates from '../tasks/templates.contract.ts'
import * as todo from '../tasks/todo.contract.ts'
import * as visitReport from '../tasks/visit-report.contract.ts'
import * as tripDetail from '../trip-documents/details/trip-detail.contract.ts'
import * as tripPapers from '../trip-documents/papers/trip-papers.contract.ts'
import * as roadLink from '../trip-documents/road/road-link.contract.ts'
import * as tripDocuments from '../trip-documents/templates.contract.ts'
import * as former from './former.contract.ts'

const files = [
  ...[
    organisation,
    document,
    photo,
    geography,
    client,
    info,
    provider,
    library,
    routes,
    serviceType,
    order,
    contingent,
  ],
  ...[checklist, taskTemplates, todo, visitReport, day, service, otherService, transport, sortGroup],
  ...[
    request,
    requestFields,
    transportRequest,
    dayConcept,
    orderConcept,
    offer,
    includedLines,
    offerPhoto,
    offerTemplates,
    tripDocuments,
    tripDetail,
  ],
  ...[
    allotment,
    cancellationStep,
    seasonRate,
    offerVersion,
    email,
    emailAssignment,
    emailTemplate,
    mailbox,
    mailServer,
    receivedEmail,
    condition,
    conditionSet,
    calculation,
    calculationPrice,
    cost,
    exchangeRate,
    roomList,
    hotelList,
    former,
    tripPapers,
    roadLink,
  ],
  ...[translationService, clientInvoice, payment, credit, invoiceLetter, packageTravel],
  ...[reminder, datevExport, supplierInvoice, creditor, payRun],
]
// What has a contract for each kind of service keeps them in one table.
const byKind = Object.values(calculationPrice.servicePriceContracts)
const contracts = [...files.flatMap((file) => Object.values<unknown>(file)).filter(isContract), ...byKind]

function isContract(value: unknown): value is Contract {
  return typeof value === 'object' && value !== null && 'title' in value && 'fields' in value
}

/** What the change log tells of, by its table: a table is called as its contract, unless it keeps items of several. */
export const contractsByTable: Readonly<Record<string, readonly Contract[]>> = {
  ...Object.fromEntries(contracts.map((contract) => [contract.name, [contract]])),
  providers: [provider.providerContract, provider.hotelContract],
  request_cabins: [request.ferryRequestCabinContract, transportRequest.trainRequestCabinContract],
}
