import { prefectureOfCode } from '../region/built-in-regions.ts'
import { advice, blocking, momentIn, problemsIf, type Rule, recordIn, textIn } from './checklist-rule.ts'
import { offersInDraft } from './draft-parts.ts'
import { fieldLabel } from './labels/field-label.ts'
import { isDatedSlug, isTemporarySlug } from './temporary-slug.ts'

const YEAR_MS = 365 * 86_400_000

/** Affiliate offers (domain/offers/affiliate.ts); other URLs are plain links. */
const isPaid = ({ provider }: Record<string, unknown>): boolean =>
  ['amazon', 'rakutenTravel'].includes(textIn(provider))

const slugRules: Rule = (_kind, { slug }, { isSlugTaken }) =>
  problemsIf(
    isTemporarySlug(textIn(slug)) &&
      blocking('slug', 'スラッグ（URLの名前）が仮のままです。内容を表す名前にしてください。'),
    isDatedSlug(textIn(slug)) &&
      advice(
        'slug',
        'スラッグ（URLの名前）が日付のままです。内容を表す名前にすると、読者に伝わりやすくなります。',
      ),
    isSlugTaken &&
      blocking(
        'slug',
        'このスラッグ（URLの名前）は、ほかの原稿やページが使っているか、以前に使っていました。',
      ),
  )

/** 景品表示法: sponsored content is disclosed first, and names the sponsor (domain/content/disclosure.ts). */
const disclosureRules: Rule = (kind, fields) => {
  const disclosure = recordIn(fields.disclosure)
  const stated = textIn(disclosure.kind)
  return problemsIf(
    stated === 'pr' &&
      textIn(disclosure.sponsorName) === '' &&
      blocking('disclosure.sponsorName', '広告主の名称を入力してください。名称のない広告は公開できません。'),
    kind === 'sponsored-page' &&
      stated !== 'pr' &&
      blocking('disclosure.kind', '広告企画では、広告の種類を「タイアップ（PR）」にしてください。'),
    stated === 'none' &&
      offersInDraft(kind, fields).some(isPaid) &&
      blocking('disclosure.kind', 'アフィリエイトのリンクがあります。広告の種類を選んでください。'),
    stated === 'gifted' &&
      textIn(disclosure.sponsorName) === '' &&
      advice('disclosure.sponsorName', '広告主の名称に提供元を書くと、読者に伝わりやすくなります。'),
  )
}

const checkedRules: Rule = (_kind, { factCheckedAt }, { now }) => {
  const checked = momentIn(factCheckedAt)
  if (Number.isNaN(checked))
    return [blocking('factCheckedAt', '情報確認日を入力してください。内容を情報元と照らし合わせた日です。')]
  return problemsIf(
    checked > now.getTime() && blocking('factCheckedAt', '情報確認日が未来の日になっています。'),
    checked < now.getTime() - YEAR_MS &&
      advice('factCheckedAt', '情報確認日から1年以上たっています。内容を確かめてください。'),
  )
}

const placeRules: Rule = (kind, { prefectureCode, cityCode }, { unknown }) => {
  const [prefecture, city] = [textIn(prefectureCode), textIn(cityCode)]
  return problemsIf(
    prefecture !== '' &&
      !prefectureOfCode(prefecture) &&
      blocking('prefectureCode', 'その番号の都道府県はありません。選び直してください。'),
    unknown.has('cityCode') && blocking('cityCode', 'その番号の市区町村はありません。選び直してください。'),
    ...['authorId', 'editorId'].map(
      (field) =>
        unknown.has(field) &&
        blocking(field, `選んだ${fieldLabel(kind, field)}が見つかりません。選び直してください。`),
    ),
    city !== '' &&
      prefecture !== '' &&
      !city.startsWith(prefecture) &&
      blocking('cityCode', '市区町村が、選んだ都道府県のものではありません。'),
    city !== '' && prefecture === '' && blocking('prefectureCode', '都道府県を選んでください。'),
  )
}

/** Required on every page: slug, disclosure, fact check date and location. */
export const pageRules: Rule = (...args) =>
  [slugRules, disclosureRules, checkedRules, placeRules].flatMap((rule) => rule(...args))
