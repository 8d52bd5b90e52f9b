export { addressReading } from '@toolbox/core/address';
