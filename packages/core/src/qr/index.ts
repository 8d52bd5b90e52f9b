/** The contents of QR codes: links, contacts, Wi-Fi, payments. */
export { BITCOIN_PLACES, type BitcoinPayment, bitcoinPayload, MAX_BITCOIN } from './bitcoinPayload.ts';
export { bitcoinReading } from './bitcoinReading.ts';
export { type ContactLink, contactLinkReading } from './contactLinkReading.ts';
export { type Contact, type ContactFailures, type ContactField, contactPayload } from './contactPayload.ts';
export { contrastRatio } from './contrastRatio.ts';
export { type EthereumPayment, ethereumPayload, type PaymentFailures, type PaymentField } from './ethereumPayload.ts';
export { isHexColour } from './isHexColour.ts';
export { linkInText } from './linkInText.ts';
export { linkPayload } from './linkPayload.ts';
export { linkReadings } from './linkReadings.ts';
export {
  type GeoLocation,
  type GeoLocationFailures,
  type GeoLocationField,
  locationPayload,
} from './locationPayload.ts';
export { type LocationReading, locationReading } from './locationReading.ts';
export { mailAddress } from './mailAddress.ts';
export { type MailMessage, mailPayload } from './mailPayload.ts';
export { mailReadings } from './mailReadings.ts';
export { missingPhonePrefix } from './missingPhonePrefix.ts';
export { type PaymentLink, paymentLinkReading } from './paymentLinkReading.ts';
export { phoneNumber } from './phoneNumber.ts';
export { phonePayload } from './phonePayload.ts';
export { phoneReadings } from './phoneReadings.ts';
export { MIN_QR_CONTRAST, type QrColours, qrColours } from './qrColours.ts';
export { MIN_MODULE_PX, QR_MARGIN_MODULES, type QrModuleSize, qrModuleSize } from './qrModuleSize.ts';
export { lowerQrLevel, QR_CAPACITY_BYTES, type QrLevel, type QrUse, qrCapacity, qrUse } from './qrUse.ts';
export { smsPayload } from './smsPayload.ts';
export { type WifiFailures, type WifiField, type WifiNetwork, type WifiSecurity, wifiPayload } from './wifiPayload.ts';
export { wifiReading } from './wifiReading.ts';
