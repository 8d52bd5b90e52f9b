/** A second copy of the core in separate modules: see build/apart.ts. */
declare module '@toolbox/core/address?apart' {
  export * from '@toolbox/core/address';
}
declare module '@toolbox/core/dates?apart' {
  export * from '@toolbox/core/dates';
}
declare module '@toolbox/core/dates/form?apart' {
  export * from '@toolbox/core/dates/form';
}
declare module '@toolbox/core/intent?apart' {
  export * from '@toolbox/core/intent';
}
declare module '@toolbox/core/vat?apart' {
  export * from '@toolbox/core/vat';
}
declare module '@toolbox/core/wei?apart' {
  export * from '@toolbox/core/wei';
}
