import { expect, test } from 'vitest'
import { development, get, getJson, identity } from '#tests/worker/client.ts'

test('the configuration has the six public values and where to sign in, and no more (R110)', async () => {
  expect(await getJson('/v1/config')).toEqual({
    data: {
      config: {
        apiHost: '',
        appHost: 'https://tabishirube.example',
        amazonAffiliateId: '',
        rakutenAffiliateId: '',
        serverDev: false,
        gtag: '',
        auth: {
          region: 'ap-northeast-1',
          userPoolId: 'ap-northeast-1_shirube',
          userPoolClientId: 'tabishirube-web',
          identityPoolId: 'ap-northeast-1:00000000-0000-4000-8000-000000000001',
          userPoolEndpoint: `${identity}/`,
          identityPoolEndpoint: `${identity}/`,
          passwordPolicy: { minLength: 6, requires: [] },
          sessionLifetimes: {
            member: { idle: 7_776_000, absolute: 31_536_000 },
            staff: { idle: 43_200, absolute: 604_800 },
          },
        },
      },
    },
  })
})

test('a development server declares itself (R110)', async () => {
  const response = await get('/v1/config', {}, development)
  expect((await response.json()).data.config.serverDev).toBe(true)
})
