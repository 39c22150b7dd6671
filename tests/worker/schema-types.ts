/**
 * The required, recommended and allowed properties of each type. Required and recommended ones are Google's
 * (https://developers.google.com/search/docs/appearance/structured-data/search-gallery) where Google reads the type,
 * and our own elsewhere; every name is a schema.org property of the type or of a supertype.
 */
type SchemaType = { required: string[]; recommended?: string[]; also?: string[] }

const ARTICLE: SchemaType = {
  required: ['headline', 'image', 'datePublished', 'author', 'publisher'],
  recommended: ['dateModified', 'description', 'mainEntityOfPage', 'inLanguage'],
  also: [
    'articleSection',
    'keywords',
    'contentLocation',
    'isAccessibleForFree',
    'editor',
    'sponsor',
    'isPartOf',
    'position',
  ],
}
const PLACE: SchemaType = {
  required: ['name', 'address', '@id'],
  recommended: ['geo', 'url', 'image', 'description'],
  also: [
    'alternateName',
    'telephone',
    'sameAs',
    'openingHoursSpecification',
    'specialOpeningHoursSpecification',
  ],
}
/** Of the author on their own page; elsewhere they are only named. */
const PROFILE = ['image', 'identifier', 'knowsAbout', 'agentInteractionStatistic']
const besides = (type: SchemaType, recommended: string[], also: string[] = []): SchemaType => ({
  required: type.required,
  recommended: [...(type.recommended ?? []), ...recommended],
  also: [...(type.also ?? []), ...also],
})

export const SCHEMA_TYPES: Record<string, SchemaType> = {
  WebSite: {
    required: ['name', 'url'],
    recommended: ['alternateName', 'description', 'inLanguage', 'publisher'],
    also: ['@id'],
  },
  Organization: {
    required: ['name'],
    also: ['@id', 'url', 'logo', 'alternateName', 'description', 'sameAs', 'parentOrganization', ...PROFILE],
  },
  Person: {
    required: ['name'],
    recommended: ['jobTitle'],
    also: ['sameAs', 'url', 'alternateName', 'description', ...PROFILE],
  },
  ProfilePage: {
    required: ['mainEntity'],
    recommended: ['name', 'description', 'url', 'dateModified', 'inLanguage', 'isPartOf'],
    also: ['dateCreated'],
  },
  InteractionCounter: { required: ['interactionType', 'userInteractionCount'] },
  Article: ARTICLE,
  NewsArticle: ARTICLE,
  // A place whose prices are not known says nothing about them.
  TouristAttraction: besides(PLACE, [], ['isAccessibleForFree', 'keywords']),
  LodgingBusiness: besides(
    PLACE,
    ['checkinTime', 'checkoutTime', 'priceRange', 'amenityFeature'],
    ['numberOfRooms', 'petsAllowed'],
  ),
  Restaurant: besides(
    PLACE,
    ['servesCuisine', 'priceRange', 'openingHoursSpecification'],
    ['acceptsReservations'],
  ),
  Place: { required: ['name', 'address'] },
  AdministrativeArea: { required: ['name'], also: ['containedInPlace'] },
  PostalAddress: {
    required: ['addressCountry', 'addressRegion'],
    also: ['postalCode', 'addressLocality', 'streetAddress'],
  },
  GeoCoordinates: { required: ['latitude', 'longitude'] },
  OpeningHoursSpecification: {
    required: ['opens', 'closes'],
    also: ['dayOfWeek', 'validFrom', 'validThrough'],
  },
  LocationFeatureSpecification: { required: ['name', 'value'] },
  Product: {
    required: ['name', 'image'],
    recommended: ['description', 'url', 'category'],
    also: ['offers', 'positiveNotes', 'negativeNotes', 'brand', 'manufacturer', 'additionalProperty'],
  },
  Offer: {
    required: ['price', 'priceCurrency'],
    recommended: ['url'],
    also: ['availableAtOrFrom', 'availability'],
  },
  AggregateOffer: {
    required: ['lowPrice', 'priceCurrency'],
    recommended: ['highPrice', 'offerCount'],
    also: ['url', 'availableAtOrFrom'],
  },
  Brand: { required: ['name'] },
  Event: {
    required: ['name', 'startDate', 'location'],
    recommended: ['endDate', 'eventAttendanceMode', 'description', 'image', 'url'],
  },
  PropertyValue: { required: ['name', 'value'] },
  CollectionPage: {
    required: ['name', 'url', 'mainEntity'],
    recommended: ['description', 'inLanguage', 'isPartOf'],
    also: ['about', 'sponsor'],
  },
  // Where an article names its series, only these two.
  CreativeWorkSeries: {
    required: ['name', 'url'],
    also: ['description', 'inLanguage', 'isPartOf', 'hasPart', 'sponsor'],
  },
  CreativeWork: { required: ['position', 'name', 'url'] },
  WebPage: {
    required: ['name', 'url'],
    recommended: ['description', 'inLanguage', 'isPartOf', 'expires'],
    also: ['sponsor'],
  },
  ItemList: { required: ['itemListElement'], also: ['numberOfItems'] },
  BreadcrumbList: { required: ['itemListElement'] },
  ListItem: { required: ['position', 'name'], also: ['item', 'url'] },
  FAQPage: { required: ['mainEntity'], also: ['inLanguage'] },
  Question: { required: ['name', 'acceptedAnswer'] },
  Answer: { required: ['text'] },
}
