/** The keys that the processes share in Redis. */
export const KEY = {
  stream: 'toolbox:feed',
  leader: 'toolbox:leader',
  renewals: 'toolbox:renewals',
  waiting: 'toolbox:waiting',
  coverage: 'toolbox:coverage',
  status: 'toolbox:status-message',
  cache: 'toolbox:cache:',
  seen: 'toolbox:seen:',
  /** Another value when keys of `seen` were lost before their time. */
  epoch: 'toolbox:epoch',
} as const;
