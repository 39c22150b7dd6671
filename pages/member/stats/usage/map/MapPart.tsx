import { useState } from 'react'
import {
  HIGHEST_SCORE,
  type PrefectureLevel,
  scoreOf,
  visitedPrefectures,
} from '#domain/region/prefecture-level.ts'
import { levelsOf } from '#domain/usage/prefectures.ts'
import type { PrefectureStats } from '#domain/usage/usage-stats.ts'
import { Figures } from '../parts/Figures.tsx'
import { Fold } from '../parts/Fold.tsx'
import { Part } from '../parts/Part.tsx'
import { ShareFold } from '../share/ShareFold.tsx'
import { mapCard } from '../share/share-card.ts'
import { Legend } from './Legend.tsx'
import { LevelDialog } from './LevelDialog.tsx'
import { LevelMap } from './LevelMap.tsx'
import { LevelTable } from './LevelTable.tsx'
import inks from './levels.module.css'
import styles from './MapPart.module.css'
import { Regions } from './Regions.tsx'

type Props = {
  prefectures: readonly PrefectureStats[]
  onMark: (code: string, level: PrefectureLevel) => void
  onShowRecords: (code: string) => void
}

const ABOUT = '旅の記録から自動で塗られます。通過と居住、記録のない旅は、都道府県を押して選べます。'
const FIRST = 'まだ何も塗られていません。訪れたことのある都道府県を押して、地図を塗りはじめましょう。'

/** 制県マップ: the map, its score, its regions, and the same as a table. */
export function MapPart({ prefectures, onMark, onShowRecords }: Props) {
  const [chosen, setChosen] = useState<string | null>(null)
  const levelOf = levelsOf(prefectures)
  const prefectureOf = (code: string): PrefectureStats =>
    prefectures.find((prefecture) => prefecture.code === code) ?? {
      code,
      records: { count: 0, stays: 0 },
      marked: null,
    }
  const visited = visitedPrefectures(levelOf)
  const score = scoreOf(levelOf)
  return (
    <Part title="制県マップ" about={score > 0 ? ABOUT : FIRST}>
      <div
        className={`${inks.inks} ${styles.part} lg:grid lg:grid-cols-[minmax(0,3fr)_minmax(15rem,2fr)] lg:gap-x-40 lg:gap-y-24 lg:[&>:nth-child(n_+_3)]:col-span-full`}
      >
        <div className={styles.map}>
          <LevelMap levelOf={levelOf} onChoose={setChosen} />
          <Legend />
        </div>
        <div className={styles.side}>
          <Figures
            figures={[
              { label: '訪れた都道府県', value: visited, unit: '／47' },
              { label: '得点', value: score, unit: `／${HIGHEST_SCORE}点` },
            ]}
          />
          <Regions levelOf={levelOf} />
        </div>
        <Fold title="表で見る・まとめて選ぶ">
          <LevelTable prefectureOf={prefectureOf} onMark={onMark} />
        </Fold>
        <ShareFold card={mapCard(levelOf)} />
        {chosen && (
          <LevelDialog
            key={chosen}
            prefecture={prefectureOf(chosen)}
            onChoose={(level) => onMark(chosen, level)}
            onShowRecords={() => {
              setChosen(null)
              onShowRecords(chosen)
            }}
            onClose={() => setChosen(null)}
          />
        )}
      </div>
    </Part>
  )
}
