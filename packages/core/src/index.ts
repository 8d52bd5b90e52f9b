/** What every domain shares. A domain is a subpath of its own, `@toolbox/core/vat`, and joins no list here. */
export * from './result/index.ts';
