import { ARTICLE_TYPES } from '../../content/article-type.ts'
import { Publishable } from '../../content/publishable.ts'
import type { FieldConfigs } from './field-config.ts'
import type { KindForm, KindLabels } from './kind-form.ts'
import { PICTURE_SECTION, PUBLISHABLE_FIELD_CONFIGS, PUBLISHING_SECTIONS } from './publishable.ts'
import { BODY_FIELD_CONFIGS } from './shared.ts'

const FIELDS = {
  hero: true,
  prefectureCode: true,
  cityCode: true,
  disclosure: true,
  factCheckedAt: true,
  authorId: true,
  editorId: true,
  supervisor: true,
  dataNote: true,
  tags: true,
} as const

/** Fields edited on the article page itself. */
const OWN_FIELD_CONFIGS: FieldConfigs = {
  type: { label: '種類', choices: ARTICLE_TYPES },
  title: { label: '題名' },
  catch: { label: 'キャッチコピー', hint: '題名の下と、一覧のカードに出る一文です。' },
  summary: { label: '3行の要約', entry: '要約の#行目', missing: '要約を3行書いてください。' },
  blocks: BODY_FIELD_CONFIGS,
  eventDate: { label: 'ニュースの日付' },
  endDate: {
    label: '催しの最終日',
    hint: '終わりのある催しや季節の知らせの、最後の日です（1日だけの催しは、その日）。翌日から「終了」と表示します。',
  },
  sourceUrl: { label: '発表元のURL', hint: 'https:// から始まる、発表した人のページです。' },
  featureId: { label: '属する特集', control: 'content', kinds: ['feature'] },
  visitedAt: { label: '取材日' },
  companions: { label: '同行者' },
  cost: { label: 'かかった費用（税込）', entry: '費用' },
  'cost.*.label': { label: '項目' },
  'cost.*.amount': { label: '金額', control: 'yen' },
  photosBy: { label: '写真を撮った人' },
}

/** The form of the fields that articles share with other kinds. */
export const ARTICLE_COMMON_FORM: KindForm = {
  schema: Publishable.pick(FIELDS),
  fieldConfigs: PUBLISHABLE_FIELD_CONFIGS,
  sections: [
    PICTURE_SECTION,
    { id: 'where', title: '土地', fields: ['prefectureCode', 'cityCode'] },
    ...PUBLISHING_SECTIONS,
  ],
}

/** The labels of every field of an article. */
export const ARTICLE_LABELS: KindLabels = {
  fieldConfigs: { ...PUBLISHABLE_FIELD_CONFIGS, ...OWN_FIELD_CONFIGS },
  sections: ARTICLE_COMMON_FORM.sections,
}
