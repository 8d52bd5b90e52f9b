/** Publishes once, whoever tries, and only for the leader: 1 done, 0 known already, -1 not the leader. */
export const PUBLISH = `
  if redis.call('GET', KEYS[1]) ~= ARGV[1] then return -1 end
  if not redis.call('SET', KEYS[2], 1, 'NX', 'PX', ARGV[3]) then return 0 end
  redis.call('XADD', KEYS[3], 'MAXLEN', '~', ARGV[4], '*', 'message', ARGV[2])
  return 1`;
/** Prolongs the lead of its holder, and of nobody else. */
export const RENEW = `if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('PEXPIRE', KEYS[1], ARGV[2]) end return 0`;
/** Gives the lead back, if it is still one's own. */
export const RELEASE = `if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end return 0`;
