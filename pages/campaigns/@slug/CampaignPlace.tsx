import { prefectureOfCode } from '#domain/region/built-in-regions.ts'
import { link } from '#domain/url/link.ts'
import { useData } from '#renderer/page-context.tsx'
import type { Data } from './+loader.ts'

/** The prefecture of a campaign, as a link to its page, and the municipality. */
export function CampaignPlace() {
  const { campaign, city } = useData<Data>()
  const prefecture = prefectureOfCode(campaign.prefectureCode)
  if (!prefecture) return null
  return (
    <>
      <a href={link('pr', { id: prefecture.slug })}>{prefecture.name}</a>
      {city}
    </>
  )
}
