import type { Plugin } from 'vite';

/** The chunks most of whose functions run while a page is hydrated. */
const CHUNKS = new Set(['app', 'tool']);

const MARK = '//# allFunctionsCalledOnLoad';

/**
 * Marks the large chunks of every page for compilation while they are being received, on another thread. Without the
 * mark the engine compiles each function when it is first called: a fifth of the processor time until a tool is
 * usable, on the thread that hydrates it. Engines that do not know the mark ignore it.
 */
export function markForEagerCompile(): Plugin {
  return {
    name: 'mark-for-eager-compile',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    // After minification, which removes comments.
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && CHUNKS.has(file.name)) file.code = `${MARK}\n${file.code}`;
        }
      },
    },
  };
}
