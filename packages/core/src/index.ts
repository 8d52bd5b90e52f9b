/** What all domains share. Each domain is a subpath, `@toolbox/core/vat`, and is not listed here. */
export * from './result/index.ts';
