/** Wei, gwei and ether. */
export { convertWei, ETHER_DECIMALS, type WeiConversion } from './convertWei.ts';
export { ETHER_UNITS, type EtherUnit, type EtherUnitAmount, listEtherUnits } from './listEtherUnits.ts';
