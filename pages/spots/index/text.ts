export const LEAD = '全国の見どころを、行き方と見ごろの時季から案内します。'
