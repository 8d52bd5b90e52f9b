/** The contents of QR codes: links, contacts, Wi-Fi, payments. */

export { contrastRatio } from './colours/contrastRatio.ts';
export { isHexColour } from './colours/isHexColour.ts';
export { MIN_QR_CONTRAST, type QrColours, qrColours } from './colours/qrColours.ts';
export { mailAddress } from './mailAddress.ts';
export { BITCOIN_PLACES, type BitcoinPayment, bitcoinPayload, MAX_BITCOIN } from './payloads/bitcoinPayload.ts';
export { type Contact, type ContactFailures, type ContactField, contactPayload } from './payloads/contactPayload.ts';
export {
  type EthereumPayment,
  ethereumPayload,
  type PaymentFailures,
  type PaymentField,
} from './payloads/ethereumPayload.ts';
export { linkPayload } from './payloads/linkPayload.ts';
export {
  type GeoLocation,
  type GeoLocationFailures,
  type GeoLocationField,
  locationPayload,
} from './payloads/locationPayload.ts';
export { type MailMessage, mailPayload } from './payloads/mailPayload.ts';
export { phonePayload } from './payloads/phonePayload.ts';
export { smsPayload } from './payloads/smsPayload.ts';
export {
  type WifiFailures,
  type WifiField,
  type WifiNetwork,
  type WifiSecurity,
  wifiPayload,
} from './payloads/wifiPayload.ts';
export { phoneNumber } from './phoneNumber.ts';
export { MIN_MODULE_PX, QR_MARGIN_MODULES, type QrModuleSize, qrModuleSize } from './qrModuleSize.ts';
export { lowerQrLevel, QR_CAPACITY_BYTES, type QrLevel, type QrUse, qrCapacity, qrUse } from './qrUse.ts';
export { bitcoinReading } from './readings/bitcoinReading.ts';
export { type ContactLink, contactLinkReading } from './readings/contactLinkReading.ts';
export { linkInText } from './readings/linkInText.ts';
export { linkReadings } from './readings/linkReadings.ts';
export { type LocationReading, locationReading } from './readings/locationReading.ts';
export { mailReadings } from './readings/mailReadings.ts';
export { missingPhonePrefix } from './readings/missingPhonePrefix.ts';
export { type PaymentLink, paymentLinkReading } from './readings/paymentLinkReading.ts';
export { phoneReadings } from './readings/phoneReadings.ts';
export { wifiReading } from './readings/wifiReading.ts';
