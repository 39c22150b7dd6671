import { Activity } from '#domain/content/activity.ts'
import { ArticlePage } from '#domain/content/article-page.ts'
import { NO_DISCLOSURE } from '#domain/content/disclosure.ts'
import { Gift } from '#domain/content/gift.ts'
import { Goods } from '#domain/content/goods.ts'
import { Hotel } from '#domain/content/hotel.ts'
import type { ContentKind } from '#domain/content/kind.ts'
import { PLAIN_SEO, type Publishable } from '#domain/content/publishable.ts'
import { Restaurant } from '#domain/content/restaurant.ts'
import { Spot } from '#domain/content/spot.ts'
import type { Place } from '#domain/place/place.ts'
import { BUILT_IN_PREFECTURES } from '#domain/region/built-in-regions.ts'
import { blocksOf } from './blocks.ts'
import type {
  ActivitySource,
  ArticleSource,
  CommonSource,
  GiftSource,
  GoodsSource,
  HotelSource,
  PlaceSource,
  RestaurantSource,
  SpotSource,
} from './define.ts'
import { contentId, seedId } from './identity.ts'
import { municipalityOf } from './municipalities.ts'
import { picture } from './picture-source.ts'
import type { Plate } from './pictures/subject.ts'

/** A working hour (7:00–19:59 JST) derived from the slug, so that entries of a day differ in time. */
function momentOf(day: string, slug: string): string {
  const spread = Number.parseInt(seedId('moment', slug).slice(1, 5), 16)
  const hour = String(7 + (spread % 13)).padStart(2, '0')
  const minute = String(spread % 60).padStart(2, '0')
  return `${day}T${hour}:${minute}:00+09:00`
}

/** The typographic picture of an entry without a drawing. */
function plateOf({ slug, name }: { slug: string; name?: string }, prefecture: string | null): Plate {
  if (!name) throw new Error(`${slug} has neither a picture nor a name`)
  return { key: slug, name, prefecture }
}

/** The fields of `Publishable` from the facts of a source; everything else is empty. */
export function publishable(
  kind: ContentKind,
  source: CommonSource & { name?: string; city?: string; prefecture?: string },
): Publishable {
  const city = source.city ? municipalityOf(source.city) : null
  const prefecture = source.prefecture
    ? BUILT_IN_PREFECTURES.find(({ name }) => name === source.prefecture)
    : undefined
  if (source.prefecture && !prefecture) throw new Error(`都道府県名が正しくありません：${source.prefecture}`)
  const prefectureCode = city?.prefectureCode ?? prefecture?.code ?? null
  const publishedAt = momentOf(source.publishedOn, source.slug)
  const contentUpdatedAt = source.updatedOn ? momentOf(source.updatedOn, source.slug) : publishedAt
  const status = source.status ?? 'published'
  return {
    id: contentId(kind, source.slug),
    slug: source.slug,
    slugHistory: source.slugHistory ?? [],
    status,
    publishedAt: status === 'published' || status === 'archived' ? publishedAt : null,
    scheduledAt: status === 'scheduled' ? publishedAt : null,
    unpublishAt: null,
    version: 1,
    createdAt: publishedAt,
    updatedAt: contentUpdatedAt,
    contentUpdatedAt,
    factCheckedAt: momentOf(source.checkedOn ?? source.updatedOn ?? source.publishedOn, source.slug),
    authorId: source.author ? seedId('author', source.author) : null,
    editorId: null,
    supervisor: null,
    seo: PLAIN_SEO,
    hero: picture(source.hero ?? plateOf(source, prefectureCode)),
    disclosure: source.disclosure ?? NO_DISCLOSURE,
    tags: source.tags,
    prefectureCode,
    cityCode: city?.code ?? null,
    dataNote: source.dataNote ?? null,
  }
}

function place(source: PlaceSource): Place {
  return {
    name: source.name,
    nameKana: source.nameKana,
    postalCode: source.postalCode ?? null,
    address: source.address,
    lat: source.lat,
    lng: source.lng,
    tel: source.tel ?? null,
    officialUrl: source.officialUrl ?? null,
    reservationUrl: null,
    sns: [],
    access: source.access.map((access) => ({ line: null, station: null, minutes: null, ...access })),
    hours: source.hours ? { regular: [], allDay: false, exceptions: [], note: null, ...source.hours } : null,
    closed: source.closed
      ? {
          weekdays: [],
          nthWeekdays: [],
          holidayRule: 'none',
          yearEnd: null,
          irregular: false,
          note: null,
          ...source.closed,
        }
      : null,
    prices: (source.prices ?? []).map(([label, amount, note]) => ({
      label,
      amount,
      ageFrom: null,
      ageTo: null,
      note: note ?? null,
    })),
    free: source.free ?? false,
    parking: source.parking
      ? { available: true, count: null, fee: null, bus: false, note: null, ...source.parking }
      : null,
    accessibility: source.accessibility
      ? {
          stepFree: null,
          wheelchairRental: null,
          multiToilet: null,
          elevator: null,
          stroller: null,
          nursingRoom: null,
          assistanceDog: null,
          note: null,
          ...source.accessibility,
        }
      : null,
    facilities: source.facilities
      ? {
          wifi: null,
          locker: null,
          restroom: null,
          pets: null,
          smoking: null,
          payments: [],
          languages: [],
          ...source.facilities,
        }
      : null,
    businessStatus: source.businessStatus ?? 'open',
    sources: [],
    invented: source.invented ?? false,
  }
}

/** The common fields of pages about a place. */
const placePage = (kind: ContentKind, source: PlaceSource) => ({
  ...publishable(kind, source),
  ...place(source),
  catch: source.catch,
  body: blocksOf(`${kind}/${source.slug}`, source.body),
})

export const completeSpot = (source: SpotSource): Spot =>
  Spot.parse({
    ...placePage('spot', source),
    category: source.category,
    stayMinutes: source.stayMinutes,
    bestMonths: source.bestMonths,
    seasons: source.seasons,
    rainyDay: source.rainyDay,
    kids: source.kids,
    relatedSpotIds: (source.related ?? []).map((slug) => contentId('spot', slug)),
  })

export const completeHotel = (source: HotelSource): Hotel =>
  Hotel.parse({
    ...placePage('hotel', source),
    type: source.type,
    rakutenHotelNo: null,
    checkIn: source.checkIn,
    checkOut: source.checkOut,
    minCharge: source.minCharge,
    onsen: source.onsen,
    bathTaxNote: source.bathTaxNote ?? null,
    rooms: source.rooms,
    mealPlan: source.mealPlan,
    review: null,
    offers: source.offers ?? [],
  })

export const completeRestaurant = (source: RestaurantSource): Restaurant =>
  Restaurant.parse({
    ...placePage('restaurant', source),
    genres: source.genres,
    specialty: source.specialty,
    budgetLunch: source.budgetLunch,
    budgetDinner: source.budgetDinner,
    lastOrder: source.lastOrder,
    seats: source.seats,
    smoking: source.smoking,
    reservation: source.reservation,
    takeout: source.takeout,
    allergyNote: source.allergyNote ?? null,
  })

export const completeActivity = (source: ActivitySource): Activity =>
  Activity.parse({
    ...placePage('activity', source),
    durationMin: source.durationMin,
    meetingPoint: source.meetingPoint,
    ageMin: source.ageMin,
    capacity: source.capacity,
    included: source.included,
    bring: source.bring,
    cancelPolicy: source.cancelPolicy,
    months: source.months,
    operatorLicense: null,
    offers: source.offers ?? [],
  })

export const completeGift = (source: GiftSource): Gift => {
  const { hero, body, sellPlaces, offers, ...facts } = source
  return Gift.parse({
    ...facts,
    ...publishable('gift', source),
    body: blocksOf(`gift/${source.slug}`, body),
    sellPlaces: sellPlaces.map(({ spot, text }) => ({ spotId: spot ? contentId('spot', spot) : null, text })),
    offers: offers ?? [],
  })
}

export const completeGoods = (source: GoodsSource): Goods => {
  const { hero, body, offers, ...facts } = source
  return Goods.parse({
    ...facts,
    ...publishable('goods', source),
    body: blocksOf(`goods/${source.slug}`, body),
    offers: offers ?? [],
  })
}

export const completeArticle = (source: ArticleSource): ArticlePage =>
  ArticlePage.parse({
    ...publishable('article-page', source),
    supervisor: source.supervisor ?? null,
    type: source.type,
    title: source.title,
    catch: source.catch,
    summary: source.summary,
    blocks: blocksOf(`article-page/${source.slug}`, source.blocks),
    eventDate: source.type === 'news' ? source.eventDate : null,
    endDate: source.type === 'news' ? (source.endDate ?? null) : null,
    sourceUrl: source.type === 'news' ? (source.sourceUrl ?? null) : null,
    featureId: null,
    visitedAt: source.type === 'experience' ? source.visitedAt : null,
    companions: source.type === 'experience' ? (source.companions ?? null) : null,
    cost: source.type === 'experience' ? source.cost : [],
    photosBy: source.photosBy ?? null,
  })
