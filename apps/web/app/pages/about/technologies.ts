/** The technologies behind the site, by name; the messages say what each is for. */
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
