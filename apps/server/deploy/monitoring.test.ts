import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { createMetrics } from '../src/metrics.ts';

type Rule = {
  readonly alert: string;
  readonly expr: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string; readonly description: string };
};
type Panel = {
  readonly id: number;
  readonly title: string;
  readonly gridPos: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  readonly targets: readonly { readonly expr: string; readonly legendFormat: string }[];
};

const text = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');
const rules = (parse(text('alerts.yml')) as { groups: { rules: Rule[] }[] }).groups.flatMap((group) => group.rules);
const dashboard = JSON.parse(text('dashboard.json')) as { readonly panels: readonly Panel[] };
const queries = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));

const OURS = /\b(?:toolbox|process|nodejs)_[a-z0-9_]+/g;
/** The series that Prometheus itself adds for each target. */
const OF_PROMETHEUS = /\bup\{/;

/** The time series a scrape returns: a name, and those a histogram consists of. */
async function served(): Promise<ReadonlyMap<string, readonly string[]>> {
  const { registry } = createMetrics({ ofProcess: true, logDropped: () => 0 });
  const series = new Map<string, readonly string[]>();
  for (const { name, type } of await registry.getMetricsAsJSON()) {
    const metric = registry.getSingleMetric(name) as unknown as { readonly labelNames: readonly string[] };
    const names = String(type) === 'histogram' ? ['_bucket', '_count', '_sum'].map((end) => name + end) : [name];
    for (const one of names) series.set(one, [...metric.labelNames, ...(one.endsWith('_bucket') ? ['le'] : [])]);
  }
  return series;
}

describe.each([
  ['alerts.yml', rules.map(({ expr }) => expr)],
  ['dashboard.json', queries],
])('%s', (_name, expressions) => {
  it.each(expressions)('queries metrics that /metrics serves: %s', async (expression) => {
    const series = await served();
    const names = expression.match(OURS) ?? [];
    if (!OF_PROMETHEUS.test(expression)) expect(names).not.toEqual([]);
    for (const name of names) expect([...series.keys()], name).toContain(name);
    // The labels it groups and selects by must exist on each of its series, or the result is silently empty.
    const grouped = [...expression.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, list = '']) => list.split(', '));
    const selected = [...expression.matchAll(/([a-z]+)=~?"/g)].map(([, label = '']) => label);
    for (const label of new Set([...grouped, ...selected]))
      for (const name of names) expect(['instance', 'job', ...(series.get(name) ?? [])], name).toContain(label);
  });
});

describe('the alerts', () => {
  it('watch the metrics that the documentation names, and no others', () => {
    const [, monitoring = ''] = readFileSync(join(import.meta.dirname, '../../../docs/operations.md'), 'utf8').split(
      '## Monitoring\n',
    );
    const named = monitoring.split('\n## ')[0]?.match(/(?<=`)(?:up|toolbox_[a-z_]+)(?=`)/g) ?? [];
    expect(named.length).toBeGreaterThan(8);
    const watched = rules.flatMap(({ expr }) => expr.match(/\b(?:up|toolbox_[a-z_]+)\b(?=[ {[)])/g) ?? []);
    // The name of a histogram is that of its series without what they count.
    const names = new Set(watched.map((name) => name.replace(/_count$/, '')));
    expect([...names].toSorted()).toEqual(named.toSorted());
  });

  it('state the fault, and its source by labels that the series have', async () => {
    const series = await served();
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
    for (const { alert, expr, labels, annotations } of rules) {
      expect(['page', 'warn'], alert).toContain(labels.severity);
      expect(annotations.description, alert).toMatch(/\.$/);
      const named = [...annotations.summary.matchAll(/\$labels\.([a-z]+)/g)].map(([, label = '']) => label);
      const [, kept] = /^(?:sum|min) by \(([^)]*)\)/.exec(expr) ?? [];
      const [metric = ''] = expr.match(OURS) ?? [];
      const known = kept?.split(', ') ?? ['instance', 'job', ...(series.get(metric) ?? [])];
      for (const label of named) expect(known, alert).toContain(label);
    }
  });
});

describe('the dashboard', () => {
  it('shows every metric of ours', async () => {
    const all = queries.join('\n');
    const { registry } = createMetrics({ logDropped: () => 0 });
    for (const { name } of await registry.getMetricsAsJSON()) expect(all).toContain(name);
  });

  it('has panels with unique names that do not overlap', () => {
    const { panels } = dashboard;
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    expect(new Set(panels.map(({ title }) => title)).size).toBe(panels.length);
    const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, cell) => `${x + (cell % w)},${y + Math.floor(cell / w)}`),
    );
    expect(new Set(cells).size).toBe(cells.length);
  });
});
