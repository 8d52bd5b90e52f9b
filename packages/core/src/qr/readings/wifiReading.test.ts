import { describe, expect, it } from 'vitest';
import { wifiReading } from './wifiReading.ts';

describe('wifiReading', () => {
  it.each([
    ['SSID: cafe PW: coffee1234', 'cafe', 'coffee1234'],
    ['SSID:cafe\nPW:coffee1234', 'cafe', 'coffee1234'],
    ['와이파이: MyCafe_5G / 비번: coffee1234', 'MyCafe_5G', 'coffee1234'],
    ['와이파이 이름 : 우리 카페 , 와이파이 비밀번호 : coffee1234', '우리 카페', 'coffee1234'],
    ['Wi-Fi: cafe, password: a b,c/', 'cafe', 'a b,c/'],
    ['WiFi: cafe | Wi-Fi Password: coffee1234', 'cafe', 'coffee1234'],
    ['Network name: Cafe Guest\r\nPassword: coffee1234\r\n', 'Cafe Guest', 'coffee1234'],
    ['네트워크 이름(SSID): cafe\n암호: coffee1234', 'cafe', 'coffee1234'],
    ['SSID (2.4GHz)：cafe\n보안: WPA2\n- P/W：coffee1234', 'cafe', 'coffee1234'],
    ['SSID 5G: cafe - PASS: coffee1234', 'cafe', 'coffee1234'],
    ['1층 안내\n* ID: cafe\n* 비밀 번호: coffee1234 (영수증)\n감사합니다', 'cafe', 'coffee1234'],
    ['와이파이: cafe (비번: coffee1234)', 'cafe', 'coffee1234'],
    ['(SSID: cafe / PW: coffee1234)', 'cafe', 'coffee1234'],
    ['PW: coffee1234, SSID: cafe', 'cafe', 'coffee1234'],
    ['SSID: A PW: b1 SSID: C PW: d2', 'A', 'b1'],
    ['ssid: cafe | security: WPA2 | password: coffee1234', 'cafe', 'coffee1234'],
    ['와이파이: cafe / 2층: cafe2 / 비번: coffee1234 / 영수증: 1층', 'cafe', 'coffee1234'],
    ['SSID: a|b/c PW: d/e|f', 'a|b/c', 'd/e|f'],
    ['SSID: cafe5G', 'cafe5G', ''],
    ['와이파이: cafe PW: 없음', 'cafe', ''],
    ['와이파이: cafe PW: coffee1234입니다', 'cafe', ''],
    ['SSID: cafe PW:', 'cafe', ''],
    ['SSID : olleh_WiFi_AB12 KEY : 0000012345', 'olleh_WiFi_AB12', '0000012345'],
    ['SSID: KT / WPA KEY: abc1234567', 'KT', 'abc1234567'],
    ['SSID: KT, 보안키: abc1234567', 'KT', 'abc1234567'],
    ['SSID: KT\n네트워크 보안 키: abc1234567', 'KT', 'abc1234567'],
    ['네트워크 이름: monkey key: abc1234567', 'monkey', 'abc1234567'],
    ['ID  : cafe\nPW  : 12345678', 'cafe', '12345678'],
    ['ID\t: cafe\nPW\u00a0: 12345678', 'cafe', '12345678'],
    ['SSID: cafe\u200b\nPW: 12345678\u200b', 'cafe', '12345678'],
    ['SSID: cafe, PW: coffee1234, 이용시간 2시간', 'cafe', 'coffee1234'],
    ['SSID: cafe PW: coffee1234,\n이용시간 2시간', 'cafe', 'coffee1234'],
    ['SSID: cafe, PW: 1234,5678.9', 'cafe', '1234,5678.9'],
    ['와이파이: cafe / 비번: coffee1234. 감사합니다', 'cafe', 'coffee1234'],
    ['WiFi: cafe, password: coffee1234. Enjoy!', 'cafe', 'coffee1234'],
    ['WiFi: Guest. Password: Welcome1.', 'Guest', 'Welcome1'],
    ['SSID: Guest.\nPW: Welcome1.', 'Guest', 'Welcome1'],
    ['환영합니다. SSID: Dr. Kim PW: Welcome1.', 'Dr. Kim', 'Welcome1'],
    ['1. SSID: cafe\n2. PW: coffee1234.', 'cafe', 'coffee1234.'],
    ['SSID: cafe PW: coffee1234(소문자)', 'cafe', 'coffee1234'],
    ['SSID: cafe PW: coffee1234(※ 소문자)', 'cafe', 'coffee1234'],
    ['SSID: cafe PW: coffee(1234)', 'cafe', 'coffee(1234)'],
    ['SSID: cafe PW: coffee(1234)입니다', 'cafe', ''],
    ['SSID: cafe PW: coffee1234※대소문자', 'cafe', 'coffee1234'],
    ['SSID: cafe PW: coffee1234😊', 'cafe', 'coffee1234'],
    ['SSID: cafe PW: cafe\u0301', 'cafe', ''],
    ['ＳＳＩＤ：cafe　ＰＷ : １２３４５６７８', 'cafe', '12345678'],
  ])('finds the name and the password in %j', (text, name, password) => {
    expect(wifiReading(text)).toEqual({ name, password });
  });

  it.each([
    '',
    'cafe',
    'cafe / coffee1234',
    'PW: coffee1234',
    'SSID:',
    'SSID: PW: coffee1234',
    'Wi-Fi 5G',
    'android: 1',
    'WIFI:T:WPA;S:cafe;P:coffee1234;;',
    `SSID: ${'a'.repeat(1995)}`,
  ])('finds none in %j', (text) => {
    expect(wifiReading(text)).toBeUndefined();
  });
});
