import type { Declaration, DeclarationKind, Entry } from './declaration.ts';
import { type DocComment, docComment } from './docComment.ts';
import { exampleImports } from './exampleImports.ts';
import { type LiveExample, liveExample } from './liveExample.ts';
import { parameterNames } from './parameterNames.ts';
import { readPackage } from './readPackage.ts';
import { summary } from './summary.ts';
import { entriesByName } from './writtenFiles.ts';

/** An example as a page shows it. */
export type SiteExample = {
  /** Unique among the examples of the entry. */
  readonly id: string;
  readonly imports: string;
  readonly code: string;
  /** How a visitor may play with it. */
  readonly live: LiveExample | undefined;
};

/** A public name and what is said of it. */
export type SiteDeclaration = Omit<DocComment, 'examples'> & {
  readonly name: string;
  readonly kind: DeclarationKind;
  readonly signature: string;
  readonly examples: readonly SiteExample[];
};

/** One entry of the core, for its page on the site. */
export type SiteEntry = {
  /** The part of its path behind the package, such as `kimchi/sources`. */
  readonly id: string;
  readonly path: string;
  readonly summary: string;
  readonly text: string;
  readonly declarations: readonly SiteDeclaration[];
  readonly failures: Entry['failures'];
};

/**
 * The reference of the core as data: what `docs/core` says, one entry a page. It has the compiler write the
 * declarations.
 */
export function siteReference(): readonly SiteEntry[] {
  const core = readPackage('core');
  const entryOf = entriesByName([core]);
  const parametersOf = parameterNames(core.entries.flatMap(({ declarations }) => declarations));

  function declarationOf({ name, kind, text: signature, comment = '' }: Declaration): SiteDeclaration {
    const { examples, ...said } = docComment(comment);
    return {
      ...said,
      name,
      kind,
      signature,
      examples: examples.map((code, index) => ({
        id: `${name}-${index + 1}`,
        imports: exampleImports([code], entryOf),
        code,
        live: liveExample(code, parametersOf),
      })),
    };
  }

  return core.entries.slice(1).map(({ path, comment = '', declarations, failures }) => ({
    id: path.slice(core.name.length + 1),
    path,
    summary: summary(comment),
    text: docComment(comment).text,
    declarations: declarations.map(declarationOf),
    failures,
  }));
}
