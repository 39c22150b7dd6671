import type { Blocks as BlockList } from '#domain/blocks/block.ts'
import { CONTENT_KINDS, isGuidePlaceKind, type PlaceKind } from '#domain/content/kind.ts'
import type { Publishable } from '#domain/content/publishable.ts'
import { hasAffiliateLinks } from '#domain/offers/affiliate-content.ts'
import type { Offer } from '#domain/offers/offer.ts'
import type { Place } from '#domain/place/place.ts'
import { CLOSED_LABELS, isShut } from '#domain/place/status.ts'
import { prefectureOfCode } from '#domain/region/built-in-regions.ts'
import { link } from '#domain/url/link.ts'
import { Blocks } from '../blocks/Blocks.tsx'
import { FavoriteButton } from '../shelf/FavoriteButton.tsx'
import { shelfItem } from '../shelf/shelf-item.ts'
import { useSiteConfig } from '../site-config.ts'
import { AddToGuide } from '../travel/AddToGuide.tsx'
import { CardGrid } from '../ui/CardGrid.tsx'
import { DataNote } from '../ui/DataNote.tsx'
import { DetailHead } from '../ui/DetailHead.tsx'
import { FactsAndStory } from '../ui/FactsAndStory.tsx'
import { type Fact, FactTable } from '../ui/FactTable.tsx'
import { NextSteps } from '../ui/NextSteps.tsx'
import { OfferButtons } from '../ui/OfferButton.tsx'
import { Alternatives } from '../ui/place/Alternatives.tsx'
import { PlaceContacts } from '../ui/place/PlaceContacts.tsx'
import { PlaceStatus } from '../ui/place/PlaceStatus.tsx'
import { hoursFacts, placeFacts } from '../ui/place/place-facts.tsx'
import { TodayHours } from '../ui/place/TodayHours.tsx'
import { Section } from '../ui/Section.tsx'
import { TagList } from '../ui/TagList.tsx'
import { PlaceMapSection } from './PlaceMapSection.tsx'
import styles from './PlacePage.module.css'
import type { PlaceSurroundings } from './place-loader.ts'
import { placeTrail } from './place-trail.ts'

type Props = {
  kind: PlaceKind
  place: Place & Publishable & { catch: string; body: BlockList }
  label: string
  /** Facts specific to this kind; they come first. */
  facts: readonly Fact[]
  offers?: readonly Offer[]
  /** The months (1–12) in which it is offered; undefined means all. */
  months?: readonly number[]
  surroundings: PlaceSurroundings
}

const DISTANCE_NOTE = '距離は、直線距離から見積もった道のりの目安です。'

/** The page of a place: facts, story, nearby places and related articles. */
export function PlacePage({ kind, place, label, facts, offers = [], months, surroundings }: Props) {
  const {
    cards,
    nearbySpots,
    nearbyHotels,
    excursions,
    courses,
    articles,
    gifts,
    alternatives,
    holidays,
    isOld,
    city,
  } = surroundings
  const prefecture = prefectureOfCode(place.prefectureCode)
  const item = shelfItem(kind, place, place.name, label)
  const isBookable = place.businessStatus !== 'closed' && !place.invented
  const shownOffers = isBookable ? offers : []
  const [hours, rest] = [hoursFacts(place), placeFacts(place)]
  return (
    <>
      <DetailHead
        crumbs={placeTrail(kind, place, city).crumbs}
        hasAffiliateLinks={hasAffiliateLinks(place.body, shownOffers, useSiteConfig())}
        invented={place.invented}
        name={place.name}
        kana={place.nameKana}
        label={[label, prefecture?.name].filter(Boolean).join('・')}
        catchphrase={place.catch}
        hero={place.hero}
        // Sample content has no links to shops.
        disclosure={place.invented && place.disclosure.kind === 'affiliate' ? undefined : place.disclosure}
        shut={CLOSED_LABELS[place.businessStatus]}
      >
        <p className={styles.acts}>
          <FavoriteButton item={item} />
          {isGuidePlaceKind(kind) && (
            <AddToGuide
              className={styles.add}
              path={link(CONTENT_KINDS[kind].plural, { id: place.slug })}
              name={place.name}
            />
          )}
        </p>
      </DetailHead>
      <FactsAndStory
        facts={
          <>
            <PlaceStatus status={place.businessStatus} />
            <Alternatives cards={alternatives} />
            {kind !== 'hotel' && !isShut(place) && (
              <TodayHours place={{ ...place, months }} holidays={holidays} />
            )}
            <PlaceContacts place={place} />
            <FactTable
              facts={kind === 'hotel' ? [...facts, ...hours, ...rest] : [...hours, ...facts, ...rest]}
            />
            <OfferButtons offers={shownOffers} name={place.name} />
            <DataNote
              note={place.dataNote}
              checkedAt={place.factCheckedAt}
              isOld={isOld}
              sources={place.sources}
            />
          </>
        }
        story={
          <>
            <Blocks blocks={place.body} cards={cards} />
            <PlaceMapSection place={place} nearby={nearbySpots} />
            <TagList tags={place.tags} />
            <FavoriteButton item={item} />
            {kind === 'spot' && <reading-mark key={item.targetId} item={JSON.stringify(item)} />}
          </>
        }
      />
      {nearbySpots.length > 0 && (
        <Section variant="related" title="近くの見どころ" lead={DISTANCE_NOTE}>
          <CardGrid cards={nearbySpots} columns="four" />
        </Section>
      )}
      {nearbyHotels.length > 0 && (
        <Section variant="related" title="近くに泊まる" lead={DISTANCE_NOTE}>
          <CardGrid cards={nearbyHotels} columns="four" />
        </Section>
      )}
      {excursions.length > 0 && (
        <Section variant="related" title="少し足をのばす" lead={DISTANCE_NOTE}>
          <CardGrid cards={excursions} columns="four" />
        </Section>
      )}
      {courses.length > 0 && (
        <Section
          variant="related"
          title="ここを通るモデルコース"
          lead="行程のある記事です。記事の中から、旅のしおりに写せます。"
        >
          <CardGrid cards={courses} columns="four" />
        </Section>
      )}
      {articles.length > 0 && (
        <Section variant="related" title="この場所が出てくる記事">
          <CardGrid cards={articles} columns="four" />
        </Section>
      )}
      {gifts.length > 0 && prefecture && (
        <Section variant="related" title={`${prefecture.name}のおみやげ`}>
          <CardGrid cards={gifts} columns="four" />
        </Section>
      )}
      <NextSteps kind={kind} content={place} />
    </>
  )
}
