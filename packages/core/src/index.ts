export * from './exact/index.ts';
export * from './result/index.ts';
export * from './vat/index.ts';
