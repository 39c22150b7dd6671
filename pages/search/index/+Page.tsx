import { PageHead } from '#renderer/ui/PageHead.tsx'
import { Section } from '#renderer/ui/Section.tsx'
import { TileMap } from '#renderer/ui/TileMap.tsx'
import { SearchForm } from '../SearchForm.tsx'
import styles from './+Page.module.css'

export function Page() {
  return (
    <>
      <div className={styles.head}>
        <PageHead title="さがす" lead="言葉や条件を入れるか、地図から都道府県を選んでください。" />
        <SearchForm query={{}} />
      </div>
      <Section variant="beside" title="地図からさがす">
        <TileMap label="都道府県からさがす" />
      </Section>
    </>
  )
}
