import { listCrumb, trail } from '#renderer/breadcrumb.ts'
import { Breadcrumb } from '#renderer/ui/Breadcrumb.tsx'
import { CountedLink } from '#renderer/ui/CountedLink.tsx'
import { DetailHead } from '#renderer/ui/DetailHead.tsx'
import { FactsAndStory } from '#renderer/ui/FactsAndStory.tsx'
import { MonthLinks } from '#renderer/ui/MonthLinks.tsx'
import { NextSteps } from '#renderer/ui/NextSteps.tsx'
import { PageHead } from '#renderer/ui/PageHead.tsx'
import { Pagination } from '#renderer/ui/Pagination.tsx'
import { Section } from '#renderer/ui/Section.tsx'
import { TagList } from '#renderer/ui/TagList.tsx'
import { type Parts, part } from './part.ts'
import { LONG_TITLE, PICTURE, PLACE, PR } from './samples.ts'

const { crumbs } = trail('', listCrumb('spot'))
const detail = {
  crumbs,
  hasAffiliateLinks: false,
  name: PLACE.name,
  kana: PLACE.nameKana,
  label: '庭園・石川県',
  catchphrase: '雪吊りの松を、池のほとりから見上げる。',
  hero: PICTURE,
}
const more = { href: '/spots', label: '石川県のスポットを見る' }
const hrefOf = (page: number) => `/spots?page=${page}`
const story = <p>加賀藩の庭として、百七十年あまりをかけて整えられました。</p>

export const HEADS: Parts = {
  'renderer/ui/Breadcrumb': part('パンくず', {
    ふつう: <Breadcrumb crumbs={crumbs} current={PLACE.name} />,
    長い題名: <Breadcrumb crumbs={crumbs} current={LONG_TITLE} />,
  }),
  'renderer/ui/PageHead': part('一覧の見出し', {
    '': <PageHead title="スポット" lead="全国の見どころを、季節や地方からさがせます。" crumbs={crumbs} />,
  }),
  'renderer/ui/DetailHead': part('場所や品の見出し', {
    ふつう: <DetailHead {...detail} />,
    '広告、見本の場所、休業中、長い題名': (
      <DetailHead {...detail} hasAffiliateLinks invented name={LONG_TITLE} disclosure={PR} shut="休業中" />
    ),
  }),
  'renderer/ui/Section': part('ページの一節', {
    ふつう: <Section {...{ title: '近くの見どころ', lead: '歩いて行ける順です。', more, children: story }} />,
    見出しを横に: <Section {...{ title: 'この庭について', variant: 'beside', children: story }} />,
  }),
  'renderer/ui/FactsAndStory': part('基本情報と本文', {
    '': <FactsAndStory facts={<p>石川県金沢市兼六町1</p>} story={story} />,
  }),
  'renderer/ui/Pagination': part('ページ送り', {
    はじめ: <Pagination page={1} pages={3} hrefOf={hrefOf} />,
    なか: <Pagination page={12} pages={120} hrefOf={hrefOf} />,
    おわり: <Pagination page={3} pages={3} hrefOf={hrefOf} />,
  }),
  'renderer/ui/CountedLink': part('数のあるリンク', {
    '': <CountedLink href="/pr/kyoto" label="京都府" count={7} />,
  }),
  'renderer/ui/MonthLinks': part('月', { '': <MonthLinks current={11} present={11} /> }),
  'renderer/ui/TagList': part('タグ', { '': <TagList tags={['庭園', '雪景色', '朝の散歩']} /> }),
  'renderer/ui/NextSteps': part('次に見るところ', {
    都道府県から: <NextSteps kind="spot" content={{ slug: 'kenrokuen', prefectureCode: '17' }} />,
    全国から: <NextSteps kind="article-page" content={{ slug: 'travel', prefectureCode: null }} />,
  }),
}
