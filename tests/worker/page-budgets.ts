export const KB = 1024
const ARTICLE = '/article-pages/tsugaru-stove-train-2026'

/**
 * What a reader of each kind of page is sent, in bytes of gzip at level 9, pictures excluded: its document, its style
 * sheets, their number, and the elements of its document; at an intent the code, and its number of files. Measured sizes
 * plus a few percent; raise one only with a reason. The content of some pages changes with the day.
 */
export const BUDGETS = {
  '/': { page: 'pages_index', html: 13_400, css: 5900, sheets: 1, elements: 750, code: 98_600, files: 8 },
  [ARTICLE]: {
    page: 'pages_article-pages_-slug',
    // 11 KB (11,264 bytes) of gzip(1); zlib in Node makes about 2 % more.
    html: 11_490,
    css: 7 * KB,
    sheets: 1,
    elements: 450,
    // Each type of page adds about 90 bytes to the table of pages, which the app loads.
    // Lists in lists, struck text and line breaks are about 300 bytes, here and on other pages with a body.
    code: 113_760,
    files: 8,
  },
  '/spots/kinosaki-onsen': {
    page: 'pages_spots_-slug',
    html: 10_300,
    css: 6900,
    sheets: 1,
    elements: 450,
    code: 112_810,
    files: 8,
  },
  '/spots': {
    page: 'pages_spots_index',
    html: 12_200,
    css: 5300,
    sheets: 1,
    elements: 760,
    code: 99_220,
    files: 8,
  },
  '/pr/kyoto': {
    page: 'pages_pr_-slug',
    // Two more articles mention its places than when 10,200 were enough.
    html: 10_600,
    css: 6000,
    sheets: 1,
    elements: 580,
    code: 99_920,
    files: 8,
  },
  '/pr/ishikawa/17201': {
    page: 'pages_pr_-slug_-city',
    html: 8600,
    css: 5300,
    sheets: 1,
    elements: 340,
    // The head and lists of prefectures, and the map of places.
    code: 117_320,
    files: 10,
  },
  '/regions/kanto': {
    page: 'pages_regions_-slug',
    html: 10_400,
    css: 5000,
    sheets: 1,
    elements: 500,
    code: 98_700,
    files: 8,
  },
  '/authors/editorial-desk': {
    page: 'pages_authors_-slug',
    html: 10_000,
    css: 4800,
    sheets: 1,
    elements: 470,
    code: 97_880,
    files: 8,
  },
  '/months/11': {
    page: 'pages_months_-month',
    html: 13_000,
    css: 5800,
    sheets: 1,
    elements: 900,
    code: 99_660,
    files: 8,
  },
  '/themes/onsen': {
    page: 'pages_themes_-slug',
    html: 10_500,
    // The components of an article and of a list with a ranking.
    css: 6400,
    sheets: 1,
    elements: 560,
    code: 113_870,
    files: 9,
  },
  '/features/winter-steam': {
    page: 'pages_features_-slug',
    html: 9300,
    css: 5300,
    sheets: 1,
    elements: 370,
    code: 111_430,
    files: 8,
  },
  '/campaigns/warm-yuzu-bath-gift': {
    page: 'pages_campaigns_-slug',
    html: 7200,
    css: 5400,
    sheets: 1,
    elements: 270,
    code: 111_790,
    files: 8,
  },
  '/map': {
    page: 'pages_map',
    html: 6500,
    css: 5000,
    sheets: 1,
    elements: 420,
    code: 101_000,
    files: 8,
  },
  '/search': {
    page: 'pages_search_index',
    html: 6500,
    css: 5300,
    sheets: 1,
    elements: 360,
    code: 102_050,
    files: 8,
  },
}
