/** What the site is built with, by its own names; what each is for is in the words. */
export const technologies = [
  { id: 'typescript', name: 'TypeScript' },
  { id: 'react', name: 'React' },
  { id: 'reactRouter', name: 'React Router' },
  { id: 'vite', name: 'Vite' },
  { id: 'i18next', name: 'i18next' },
  { id: 'fastify', name: 'Fastify' },
  { id: 'websocket', name: 'WebSocket' },
  { id: 'sqlite', name: 'SQLite' },
] as const;
