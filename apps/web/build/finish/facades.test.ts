import { expect, it } from 'vitest';
import { type Facade, facadeIn, inlineStart, nameRoutes, withDefault, withoutFacades } from './facades.ts';

const facades = new Map<string, Facade>([
  [
    'Result-1.js',
    {
      source: 'salary-2.js',
      names: [
        ['part0', 'a'],
        ['default', 'n'],
      ],
    },
  ],
  [
    'root-3.js',
    {
      source: 'app-4.js',
      names: [
        ['ErrorBoundary', 'b'],
        ['default', 'S'],
      ],
    },
  ],
]);

it('recognizes a chunk that only gives names to what another one exports', () => {
  expect(facadeIn('export{a as part0,n as default,plain}from"./salary-2.js";\n')).toEqual({
    source: 'salary-2.js',
    names: [
      ['part0', 'a'],
      ['default', 'n'],
      ['plain', 'plain'],
    ],
  });
  expect(facadeIn('import{r as e}from"./app-4.js";export{e as default};')).toBeUndefined();
  expect(facadeIn('var e=1;export{e as t};')).toBeUndefined();
  expect(facadeIn('export{a as b}from"./x.js";export{c as d}from"./y.js";')).toBeUndefined();
});

it('loads the content itself where a script imports or preloads a facade', async () => {
  const code =
    '["assets/Result-1.js","assets/other-5.js"];import(`./Result-1.js`).then(e=>e.part0);import(`./other-5.js`)';
  const changed = withoutFacades(code, facades);
  expect(changed).toBe(
    '["assets/salary-2.js","assets/other-5.js"];import(`./salary-2.js`).then(e=>({part0:e.a,default:e.n})).then(e=>e.part0);import(`./other-5.js`)',
  );
});

it('puts the facades of the routes and the entry into the start module', () => {
  const source = [
    'import "/assets/manifest-6.js";',
    'import * as route0 from "/assets/root-3.js";',
    'import * as route1 from "/assets/Page-7.js";',
    'window.__reactRouterRouteModules = {"root":route0,"ko/home":route1};',
    'import("/assets/entry.client-8.js");',
  ].join('\n');
  const start = inlineStart(source, facades, (file) =>
    file === 'entry.client-8.js' ? 'import{h as e}from"./app-4.js";e();' : '',
  );
  expect(start.inlined).toEqual(['root-3.js', 'entry.client-8.js']);
  expect(start.source.split('\n')).toEqual([
    'import "/assets/manifest-6.js";',
    'import {b as route0_ErrorBoundary,S as route0_default} from "/assets/app-4.js"; const route0={ErrorBoundary:route0_ErrorBoundary,default:route0_default};',
    'import * as route1 from "/assets/Page-7.js";',
    'window.__reactRouterRouteModules = {"root":route0,"ko/home":route1};',
    'import{h as e}from"/assets/app-4.js";e();',
  ]);
});

it('adds a default export to a script that has none', () => {
  expect(withDefault('var Q=1,R=2;export{Q as t,R as n};\n', 't')).toBe(
    'var Q=1,R=2;export{Q as t,R as n,Q as default};',
  );
  expect(withDefault('export{Q as t,Q as default};', 't')).toBe('export{Q as t,Q as default};');
  expect(withDefault('export{Q as t,R as default};', 't')).toBeUndefined();
  expect(withDefault('export{Q as t};', 'n')).toBeUndefined();
});

it('makes the routes name the chunks of their pages', () => {
  const manifest =
    'window.__reactRouterManifest={"routes":{"ko/tool":{"module":"/assets/View-1.js"},"root":"/assets/root-3.js"}}';
  const codes = new Map([
    ['manifest-0a.js', manifest],
    ['salary-2.js', 'export{Q as t};'],
    ['app-4.js', 'export{a as b,c as S};'],
  ]);
  const view: Facade = { source: 'salary-2.js', names: [['default', 't']] };
  nameRoutes(codes, new Map([...facades, ['View-1.js', view]]));
  expect(codes.get('manifest-0a.js')).toBe(manifest.replace('View-1', 'salary-2'));
  expect(codes.get('salary-2.js')).toBe('export{Q as t,Q as default};');
  // One with more than a default export is left alone.
  expect(codes.get('app-4.js')).toBe('export{a as b,c as S};');
});
