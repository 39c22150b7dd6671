import { Block, type BlockOf, type BlockType } from '#domain/blocks/block.ts'
import { BLOCK_TYPES } from '#domain/blocks/block-types.ts'
import type { BlockDefinition } from '#domain/blocks/define-block.ts'
import { wholeOf } from '#domain/whole-entity.fixture.ts'
import { Blocks } from '#renderer/blocks/Blocks.tsx'
import { run, SAMPLE_BODY, sampleId } from '../forms/sample-body.ts'
import { type Part, type Parts, part } from './part.ts'
import { CARD_OF, OFFER, PICTURE } from './samples.ts'

const photo = { image: PICTURE, caption: '大谿川の朝' }
const other = { image: { ...PICTURE, address: '{address}/drawn/kanazawa-kenrokuen.webp' }, caption: null }
const refs = (['spot', 'hotel'] as const).map((kind) => ({ kind, id: CARD_OF[kind].id }))
const comment = '川沿いの店で、できたてをどうぞ。'

/** What the sample body lacks. A type without samples is shown as a new block. */
const MORE: { [Type in BlockType]?: BlockOf<Type>['data'][] } = {
  image: [photo],
  gallery: [{ images: [photo, other] }],
  list: [{ ordered: true, items: [[run('宿で券を受け取る')], [run('一の湯から入る')]] }],
  callout: [
    { tone: 'info', title: '持ちもの', text: [run('手ぬぐいと、小銭があると便利です。')] },
    { tone: 'caution', title: null, text: [run('夜は足もとが暗くなります。')] },
  ],
  ranking: [
    {
      title: '一度は食べたい町の味',
      items: [
        { ref: refs[0] ?? null, title: '温泉たまご', comment },
        { ref: null, title: '但馬牛の丼', comment },
      ],
    },
  ],
  map: [{ title: 'この記事で紹介した場所', points: refs }],
  affiliateButton: [{ offer: OFFER }],
}

/** The data of a new block, with the names of its fields as their texts. */
function newBlock({ data, fields, menu }: BlockDefinition): unknown {
  const [entry] = [menu].flat()
  const example = Object.entries(entry?.data ?? {}).map(([name, value]) => [
    name,
    value === '' ? fields[name]?.label : value,
  ])
  return wholeOf(data, Object.fromEntries(example))
}

function examplesOf(type: BlockType): unknown[] {
  const definition: BlockDefinition = BLOCK_TYPES[type]
  if (definition.cardKind) return [{ refId: CARD_OF[definition.cardKind].id }]
  const inBody = SAMPLE_BODY.filter((block) => block.type === type).map(({ data }) => data)
  const examples = [...inBody, ...(MORE[type] ?? [])]
  return examples.length > 0 ? examples : [newBlock(definition)]
}

const cards = Object.fromEntries(Object.values(CARD_OF).map((card) => [card.id, card]))

function partOf(type: BlockType, at: number): Part {
  const { label }: BlockDefinition = BLOCK_TYPES[type]
  const blocks = examplesOf(type).map((data, index) =>
    Block.parse({ id: sampleId(at * 100 + index), type, data }),
  )
  const names = blocks.map(({ data }) => (typeof label === 'string' ? label : label(data)))
  return part([...new Set(names)].join('・'), { '': <Blocks blocks={blocks} cards={cards} /> })
}

/** Every type of block. */
export const BLOCK_PARTS: Parts = Object.fromEntries(
  (Object.keys(BLOCK_TYPES) as BlockType[]).map((type, at) => [`domain/blocks/${type}`, partOf(type, at)]),
)
