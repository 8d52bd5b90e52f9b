import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { locationPayload } from '../payloads/locationPayload.ts';
import { locationReading } from './locationReading.ts';

const labels = { latitude: 'Latitude', longitude: 'Longitude' };
const SEOUL = { latitude: '37.5665', longitude: '126.978' };

describe('locationReading', () => {
  it.each([
    ...['37.5665, 126.978', '37.5665,126.978', '37.5665 126.978', '(37.5665, 126.978)', '37.5665 / 126.978'],
    ...['126.978, 37.5665', '37.5665° N, 126.978° E', 'N37.5665 E126.978', 'E 126.978, N 37.5665', '37.5665N 126.978E'],
    ...[
      '위도 37.5665 경도 126.978',
      '경도: 126.978, 위도: 37.5665',
      'lat=37.5665, lng=126.978',
      '37.5665, 동경 126.978',
    ],
    ...['북위 37.5665도 동경 126.978도', '３７.５６６５, １２６.９７８', '37.5665\t126.978', '37.5665\n126.978'],
    '위도(Latitude) : 37.5665 / 경도(Longitude) : 126.978',
    ...['lat=37.5665&lng=126.978', 'lat:37.5665,lng:126.978', 'Lat: 37.5665, Long: 126.978', '37.5665˚, 126.978˚'],
    ...['좌표: 37.5665, 126.978', 'GPS:37.5665,126.978', '위도, 경도: 37.5665, 126.978', 'lat/lng: 37.5665 126.978'],
    ...['{"lat":37.5665,"lng":126.978}', `[{'latitude': '37.5665', 'longitude': '126.978'}]`, '"37.5665, 126.978"'],
    ...['geo:37.5665,126.978', 'geo:37.5665,126.978?q=37.5665,126.978(A)'],
    ...['https://maps.google.com/?q=37.5665,126.978', 'https://www.google.com/maps/@37.5665,126.978,17z?hl=ko'],
    'https://www.google.com/maps/search/?api=1&query=37.5665%2C126.978',
    'https://www.google.com/maps/place/X/@37.5,126.9,17z/data=!3m1!4b1!4m6!3m5!1s0x0:0x0!8m2!3d37.5665!4d126.978',
    'https://maps.apple.com/?ll=37.5665,126.978&q=Seoul',
    'https://www.openstreetmap.org/?mlat=37.5665&mlon=126.978#map=17/37.5/126.9',
    'https://maps.apple.com/place?coordinate=37.5665,126.978&name=Seoul',
    'https://maps.apple.com/place?coordinate=37.5665%2C126.978',
    ...['https://www.bing.com/maps?cp=37.5665~126.978&lvl=15', 'https://www.bing.com/maps/?v=2&cp=37.5665~126.978'],
    'https://www.openstreetmap.org/#map=15/37.5665/126.978',
    'https://www.openstreetmap.org/search?query=X#map=15.5/37.5665/126.978&layers=N',
    ...['nmap://place?lat=37.5665&lng=126.978&name=X&appname=x', 'nmap://map?lat=37.5665&lng=126.978&zoom=15'],
    'nmap://route/walk?slat=1.5&slng=2.5&sname=A&dlat=37.5665&dlng=126.978&dname=B',
    'kakaomap://look?p=37.5665,126.978',
    ...['https://map.kakao.com/link/map/시청,37.5665,126.978', 'https://map.kakao.com/link/map/37.5665,126.978'],
    'https://www.google.com/maps/search/37.5665,+126.978?entry=tts',
    ...[
      'https://map.naver.com/p?c=126.978,37.5665,15,0,0,0,dh',
      'https://map.naver.com/v5/?c=126.978,37.5665,15,0,0,0,dh',
    ],
  ])('finds both coordinates in %j', (text) => {
    expect(locationReading(text, 'latitude')).toEqual(SEOUL);
    expect(locationReading(text, 'longitude')).toEqual(SEOUL);
  });

  it.each([
    [`37°33'59.4"N 126°58'40.8"E`, { latitude: '37.5665', longitude: '126.978' }],
    ['37°33′59″N, 126°58′41″E', { latitude: '37.5663889', longitude: '126.9780556' }],
    ['북위 37도 33분 59초 동경 126도 58분 41초', { latitude: '37.5663889', longitude: '126.9780556' }],
    ["37° 30' S, 70° 30' W", { latitude: '-37.5', longitude: '-70.5' }],
    ['-33.45, -70.66', { latitude: '-33.45', longitude: '-70.66' }],
    ['33.45 S, 70.66 W', { latitude: '-33.45', longitude: '-70.66' }],
    ['90, 180', { latitude: '90', longitude: '180' }],
    ['90, 37', { latitude: '90', longitude: '37' }],
    ['https://www.google.com/maps/dir/37.5,127.0/37.6,127.1', { latitude: '37.6', longitude: '127.1' }],
    ['https://www.google.com/maps/search/37.56,126.97', { latitude: '37.56', longitude: '126.97' }],
    ['https://www.google.com/maps/place/37.56,126.97', { latitude: '37.56', longitude: '126.97' }],
    ['https://map.kakao.com/link/map/우리집,37.40,127.10', { latitude: '37.40', longitude: '127.10' }],
    ['https://map.kakao.com/link/to/37.4,127.1', { latitude: '37.4', longitude: '127.1' }],
    [`${' '.repeat(1992)}37.5, 90`, { latitude: '37.5', longitude: '90' }],
    ['"coordinates": [2.3522, 48.8566]', { latitude: '48.8566', longitude: '2.3522' }],
    ['coordinates: [126.978, 37.5665]', { latitude: '37.5665', longitude: '126.978' }],
    ['37, 127', { latitude: '37', longitude: '127' }],
  ])('converts %j', (text, expected) => {
    expect(locationReading(text, 'latitude')).toEqual(expected);
  });

  it.each([
    [`126°58'40.8"E`, 'latitude', { longitude: '126.978' }],
    [`126°58'40.8"`, 'longitude', { longitude: '126.978' }],
    ['37.5665°', 'latitude', { latitude: '37.5665' }],
    ['남위 33.45', 'latitude', { latitude: '-33.45' }],
    ['서경 70.5', 'longitude', { longitude: '-70.5' }],
  ] as const)('finds one coordinate in %j', (text, typedIn, expected) => {
    expect(locationReading(text, typedIn)).toEqual(expected);
  });

  it.each([
    ...[
      '',
      '서울',
      '37.5665, 126.978, 30',
      '95, 100',
      '126.978°N',
      '37°60′N',
      '37°1′60″N',
      '-37.5 S, 70 W',
      'N 37 S, 1',
    ],
    ...[
      'N 37, N 38',
      '37.5.1',
      '1,234',
      '2026-11-25',
      '010-1234-5678',
      'https://example.com/1',
      '서울 37.5665, 126.978',
    ],
    ...['{"lat":37.5665,"lng":126.978,"zoom":15}', `37'`, `126°58.5"`, '경도, 위도: 12.5, 41.9'],
    // Zoom levels, identifiers and meters.
    ...['https://map.naver.com/p/entry/place/19862637?c=15.00,0,0,0,dh', 'https://map.naver.com/p?c=15.00,0,0,0,dh'],
    ...[
      'https://map.naver.com/v5/?c=14135000.0,4518000.0,15,0',
      'https://map.naver.com/v5/?c=14135000.25,37.5665,15,0',
    ],
    ...['https://map.naver.com/p?c=37.5665,126.978,15,0,0,0,dh', 'https://map.naver.com/p?x=1&c=126.978'],
    ...['https://example.com/a,1,2', 'https://example.com/2026/11,25', 'https://example.com/1.5,2.5'],
    ...[
      'https://www.openstreetmap.org/#map=15',
      'https://example.com/?p=37.5665,126.978',
      'https://example.com/?lat=37.5665',
    ],
    ...['https://www.google.com/maps/search/37,127', 'https://example.com/a,1.5,2.5?to=/dir/'],
    'https://www.google.com/maps/dir/1.5.1,2.5.1',
    ...['https://example.com/?list=0,37.5665,126.978', 'https://maps.google.com/?q=37.5.1,126'],
    ...['91, 91', '37, 181', '1 2 3', `${' '.repeat(1993)}37.5, 90`],
  ])('finds none in %j', (text) => {
    expect(locationReading(text, 'latitude')).toBeUndefined();
  });

  it('returns coordinates that are valid', () => {
    const texts = fc.string({ unit: fc.constantFrom(...`0123456789.,-° '"NSEW도`), maxLength: 24 });
    fc.assert(
      fc.property(texts, fc.constantFrom('latitude', 'longitude'), (text, typedIn) => {
        const found = locationReading(text, typedIn);
        if (found !== undefined) {
          expect(locationPayload({ latitude: '0', longitude: '0', label: '', ...found }, labels).ok).toBe(true);
        }
      }),
      { numRuns: 1000 },
    );
  });
});
