/** A second copy of the core in separate modules: see build/plugins/duplicateCoreModules.ts. */
declare module '@toolbox/core/address?copy' {
  export * from '@toolbox/core/address';
}
declare module '@toolbox/core/dates?copy' {
  export * from '@toolbox/core/dates';
}
declare module '@toolbox/core/dates/form?copy' {
  export * from '@toolbox/core/dates/form';
}
declare module '@toolbox/core/intent?copy' {
  export * from '@toolbox/core/intent';
}
declare module '@toolbox/core/text?copy' {
  export * from '@toolbox/core/text';
}
declare module '@toolbox/core/vat?copy' {
  export * from '@toolbox/core/vat';
}
declare module '@toolbox/core/wei?copy' {
  export * from '@toolbox/core/wei';
}
