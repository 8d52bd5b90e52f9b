/** Wei, gwei and ether. */
export { convertWei, type WeiConversion } from './convertWei.ts';
export { ETHER_UNITS, type EtherUnit, type EtherUnitAmount, listEtherUnits } from './listEtherUnits.ts';
export { ETHER_DECIMALS, MAX_WEI_INPUT, parseWeiInput, type WeiDirection } from './parseWeiInput.ts';
