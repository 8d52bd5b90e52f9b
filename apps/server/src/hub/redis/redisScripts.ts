/**
 * Publishes at most once, and only for the leader: returns 1 if published, -1 if not the leader, else the indexes of
 * the fills that were already published, in which case nothing is published.
 *
 * Keys: leader, stream, then one for each fill. Arguments: owner, message, lifetime of the fills' keys, length of the
 * stream.
 */
export const PUBLISH = `
  if redis.call('GET', KEYS[1]) ~= ARGV[1] then return -1 end
  local known = {}
  for place = 3, #KEYS do
    if redis.call('EXISTS', KEYS[place]) == 1 then known[#known + 1] = place - 3 end
  end
  if #known > 0 then return known end
  for place = 3, #KEYS do redis.call('SET', KEYS[place], 1, 'PX', ARGV[3]) end
  redis.call('XADD', KEYS[2], 'MAXLEN', '~', ARGV[4], '*', 'message', ARGV[2])
  return 1`;
/**
 * Acquires the leadership if nobody holds it: returns 1 or 0 for acquired, the same for held by another process, the
 * number of renewals, below which `least` prevents it, and the epoch, 0 for none. A prevented process waits for the
 * last leader; one that never knew a leader (`least` is -1) leaves it to those who wait, which have the fills of that
 * time.
 *
 * Keys: leader, renewals, waiting, epoch. Arguments: owner, lifetime, least.
 */
export const ACQUIRE = `
  local renewals = tonumber(redis.call('GET', KEYS[2]) or 0)
  local epoch = tonumber(redis.call('GET', KEYS[4]) or 0)
  if redis.call('EXISTS', KEYS[1]) == 1 then return {0, 1, renewals, epoch} end
  if renewals < tonumber(ARGV[3]) then
    redis.call('SET', KEYS[3], ARGV[1], 'PX', ARGV[2])
    return {0, 0, renewals, epoch}
  end
  if ARGV[3] == '-1' and redis.call('EXISTS', KEYS[3]) == 1 then return {0, 1, renewals, epoch} end
  redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
  return {1, 0, renewals, epoch}`;

/**
 * Renews the leadership, only for its holder, and stores its coverage: returns the number of all renewals, or 0. The
 * epoch is that number when it began, and expires with the fills' keys: a new one begins after they were lost.
 *
 * Keys: leader, coverage, renewals, epoch. Arguments: owner, lifetime, coverage, lifetime of the epoch.
 */
export const RENEW = `
  if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
  redis.call('SET', KEYS[2], ARGV[3], 'PX', ARGV[2])
  redis.call('PEXPIRE', KEYS[1], ARGV[2])
  local renewals = redis.call('INCR', KEYS[3])
  redis.call('SET', KEYS[4], renewals, 'PX', ARGV[4], 'NX')
  redis.call('PEXPIRE', KEYS[4], ARGV[4])
  return renewals`;
/**
 * Takes the leadership from a holder that receives less, if it still has it.
 *
 * Keys: leader, coverage. Arguments: old owner, new owner, lifetime.
 */
export const TAKE = `
  if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
  redis.call('DEL', KEYS[2])
  redis.call('SET', KEYS[1], ARGV[2], 'PX', ARGV[3])
  return 1`;
/** Releases the leadership, if still held. */
export const RELEASE = `if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end return 0`;
