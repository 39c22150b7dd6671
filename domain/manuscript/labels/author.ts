import { AuthorInput } from '../../content/author-input.ts'
import { under } from './field-config.ts'
import type { KindForm } from './kind-form.ts'
import { PICTURE_FIELD_CONFIGS } from './shared.ts'

export const AUTHOR_FORM: KindForm = {
  schema: AuthorInput,
  fieldConfigs: {
    slug: { label: 'スラッグ（URLの名前）', hint: '半角の小文字、数字、ハイフン' },
    name: { label: '名前' },
    kana: { label: '名前のよみ' },
    role: { label: '肩書き', hint: '例：編集部、旅ライター' },
    bio: { label: '紹介文', control: 'area', rows: 4 },
    avatar: { label: '顔写真' },
    ...under('avatar', PICTURE_FIELD_CONFIGS),
    specialty: { label: '得意な分野', control: 'tags', entry: '分野' },
    sns: { label: 'SNS', entry: 'URL' },
  },
  sections: [
    { id: 'basics', title: '基本', fields: ['name', 'kana', 'role', 'bio', 'slug'] },
    { id: 'picture', title: '顔写真', fields: ['avatar'] },
    { id: 'more', title: '得意な分野とSNS', fields: ['specialty', 'sns'] },
  ],
}
