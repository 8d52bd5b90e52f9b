/** Orders that bought nothing: 매수 취소, 미체결, Canceled. */
export const NOT_BOUGHT = /취소|거부|거절|반려|실패|미체결|(?<!\p{L})(?:cancell?ed|rejected|failed|expired)(?!\p{L})/iu;
/** Orders that wait for their price: 접수, Pending. */
export const WAITING = /접수|대기|예약|(?<!\p{L})(?:new|pending|accepted|working|queued|submitted|placed)(?!\p{L})/iu;
