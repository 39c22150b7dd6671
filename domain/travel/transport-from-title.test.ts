import { expect, test } from 'vitest'
import { transportOf } from './transport-from-title.ts'

test.each([
  ['東京駅から特急しおさいで銚子へ', 'train', '東京駅', '特急しおさい', '銚子'],
  ['長崎駅から諫早駅へ（新幹線）', 'train', '長崎駅', '新幹線', '諫早駅'],
  ['城端線で砺波へ', 'train', '', '城端線', '砺波'],
  ['加賀温泉駅からバスで山中へ', 'bus', '加賀温泉駅', '', '山中'],
  ['島鉄バスで雲仙へ', 'bus', '', '島鉄バス', '雲仙'],
  ['バスかタクシーで大内宿へ', 'bus', '', '', '大内宿'],
  ['島原港から船で熊本港へ', 'ship', '島原港', '', '熊本港'],
  ['車で竹田へ', 'car', '', '', '竹田'],
  ['倉敷駅から岡山駅へ', 'train', '倉敷駅', '', '岡山駅'],
  ['島鉄バスで諫早、新幹線で長崎へ', 'bus', '', '', ''],
  ['会津若松を経て喜多方へ', 'other', '', '', ''],
  ['長崎鼻を回り、海沿いを犬吠へ歩く', 'walk', '', '', ''],
  ['特急で京都へ帰る', 'train', '', '', '京都'],
  ['行きの移動', 'other', '', '', ''],
])('%s is parsed into mode, line, from and to (R50)', (title, mode, from, line, to) => {
  expect(transportOf(title, 20)).toEqual({ mode, from, line, to, minutes: 20, fare: null })
})
