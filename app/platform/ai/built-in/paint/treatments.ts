import { AIRY, CLEAR, EVENING, FADED, QUIET, SUNNY, URBAN } from './moods.ts'
import type { Treatment } from './treatment.ts'

/** How a decorator does a room in each of the named styles. Keys are style names in lower case. */
export const TREATMENTS: Readonly<Record<string, Treatment>> = {
  modern: {
    ...{ wall: '#dbdddd', featureWall: '#4a5157', ceiling: '#f7f6f3' },
    ...{ floor: '#b39f88', rug: '#c7c3bc', wood: '#86674a' },
    ...{ textile: '#c8c5bf', soft: '#6e757b', accents: ['#2c4a5e', '#c8553d', '#d9a441'] },
    grade: CLEAR,
  },
  contemporary: {
    ...{ wall: '#cabfb1', featureWall: '#5b605d', ceiling: '#f5f2ec' },
    ...{ floor: '#94785f', rug: '#d0c8bc', wood: '#7a5b42' },
    ...{ textile: '#c6bcae', soft: '#8b8378', accents: ['#3d5f60', '#b9745a', '#3a3836'] },
    grade: CLEAR,
  },
  scandinavian: {
    ...{ wall: '#e6e8e4', featureWall: '#b4bebb', ceiling: '#f8f7f4' },
    ...{ floor: '#d6bb96', rug: '#d9d5cc', wood: '#cfae82' },
    ...{ textile: '#cfcac1', soft: '#8e9aa0', accents: ['#8fa3a0', '#d0a58c', '#54606b'] },
    grade: AIRY,
  },
  traditional: {
    ...{ wall: '#e2d3b4', featureWall: '#63302e', ceiling: '#f6efe0' },
    ...{ floor: '#8a5a38', rug: '#7f4038', wood: '#69402a' },
    ...{ textile: '#cdbb98', soft: '#55624f', accents: ['#7a3230', '#34503f', '#b08c44'] },
    grade: SUNNY,
  },
  industrial: {
    ...{ wall: '#a39a91', featureWall: '#4a4a4c', ceiling: '#d6d2cc' },
    ...{ floor: '#978b7e', rug: '#5f5952', wood: '#75502f' },
    ...{ textile: '#76685a', soft: '#7a4f33', accents: ['#a3532b', '#3f4a52', '#8a744f'] },
    grade: URBAN,
  },
  bohemian: {
    ...{ wall: '#d9b899', featureWall: '#974d36', ceiling: '#f5eada' },
    ...{ floor: '#a8733f', rug: '#8e4536', wood: '#976235' },
    ...{ textile: '#d6b68f', soft: '#3d6e68', accents: ['#2f6f6b', '#b4532f', '#cf9b3a'] },
    grade: SUNNY,
  },
  minimalist: {
    ...{ wall: '#f1efea', featureWall: '#d5d1ca', ceiling: '#faf9f7' },
    ...{ floor: '#cdba9f', rug: '#e0dcd4', wood: '#c2a680' },
    ...{ textile: '#dad7d0', soft: '#aaa59d', accents: ['#3e3e3c', '#a8a29a', '#7d8580'] },
    grade: QUIET,
  },
  rustic: {
    ...{ wall: '#d8c5a5', featureWall: '#7c5d45', ceiling: '#f1e8d8' },
    ...{ floor: '#8a6241', rug: '#a68e6c', wood: '#7a5030' },
    ...{ textile: '#bca988', soft: '#8a7459', accents: ['#8c4630', '#5b6b4a', '#c08c44'] },
    grade: SUNNY,
  },
  'mid-century modern': {
    ...{ wall: '#e8ddc6', featureWall: '#6d7148', ceiling: '#f7f1e4' },
    ...{ floor: '#a5703f', rug: '#d8c8a2', wood: '#895330' },
    ...{ textile: '#cfbf9c', soft: '#547670', accents: ['#cf7430', '#2f6b6b', '#d7a136'] },
    grade: SUNNY,
  },
  farmhouse: {
    ...{ wall: '#e0e2d2', featureWall: '#8c9c8b', ceiling: '#f8f5ee' },
    ...{ floor: '#b3946d', rug: '#cec3ab', wood: '#a17d55' },
    ...{ textile: '#dad2c2', soft: '#b3ac9d', accents: ['#6f8a96', '#40464a', '#b0694a'] },
    grade: AIRY,
  },
  coastal: {
    ...{ wall: '#d0e0e5', featureWall: '#5f8ca3', ceiling: '#f9fbfb' },
    ...{ floor: '#d8c6a8', rug: '#e3dccb', wood: '#c7ac85' },
    ...{ textile: '#e3dccb', soft: '#6488a1', accents: ['#3e7ca6', '#76b0b5', '#e09c80'] },
    grade: AIRY,
  },
  vintage: {
    ...{ wall: '#cad0bc', featureWall: '#8a6e75', ceiling: '#f3efe2' },
    ...{ floor: '#9a6d47', rug: '#b78e85', wood: '#7e5435' },
    ...{ textile: '#cdbfa6', soft: '#9b8885', accents: ['#b06a69', '#7c9788', '#cea75e'] },
    grade: FADED,
  },
  glam: {
    ...{ wall: '#bda9b0', featureWall: '#3a2c3b', ceiling: '#f4eeee' },
    ...{ floor: '#8b7462', rug: '#d6cdcc', wood: '#503832' },
    ...{ textile: '#cfc2c2', soft: '#8c757f', accents: ['#b38e4f', '#74405f', '#36506a'] },
    grade: EVENING,
  },
  'art deco': {
    ...{ wall: '#2f5a51', featureWall: '#1b343b', ceiling: '#efe6d4' },
    ...{ floor: '#563a29', rug: '#33435a', wood: '#57341f' },
    ...{ textile: '#c6a97d', soft: '#2c4a6a', accents: ['#c29c45', '#6e2b3e', '#23505e'] },
    grade: EVENING,
  },
  zen: {
    ...{ wall: '#c9cbb3', featureWall: '#7d8268', ceiling: '#f4f1e7' },
    ...{ floor: '#c2a878', rug: '#cec5ae', wood: '#987451' },
    ...{ textile: '#c9c1ab', soft: '#9b9a86', accents: ['#71805f', '#504e47', '#a27450'] },
    grade: QUIET,
  },
  japandi: {
    ...{ wall: '#d2c1a8', featureWall: '#8a8271', ceiling: '#f1ece2' },
    ...{ floor: '#a9865e', rug: '#cdc2ad', wood: '#8c6946' },
    ...{ textile: '#beb19c', soft: '#8b8872', accents: ['#7a8467', '#4c4842', '#ae7359'] },
    grade: QUIET,
  },
  mediterranean: {
    ...{ wall: '#e9d2ac', featureWall: '#b0643f', ceiling: '#faf4e6' },
    ...{ floor: '#b47048', rug: '#d4b98f', wood: '#7d5130' },
    ...{ textile: '#dcc7a1', soft: '#46748f', accents: ['#2f6c92', '#c16a38', '#727d42'] },
    grade: SUNNY,
  },
  'urban modern': {
    ...{ wall: '#8f9293', featureWall: '#303437', ceiling: '#deddda' },
    ...{ floor: '#88796a', rug: '#595b5e', wood: '#5d4637' },
    ...{ textile: '#8a8986', soft: '#4e565d', accents: ['#c4652f', '#2d526c', '#cdb050'] },
    grade: URBAN,
  },
  transitional: {
    ...{ wall: '#bcc4c6', featureWall: '#697880', ceiling: '#f5f2ec' },
    ...{ floor: '#836147', rug: '#c2b9ab', wood: '#694c36' },
    ...{ textile: '#c9c0b2', soft: '#8b9094', accents: ['#4c6373', '#a37c5e', '#7d8973'] },
    grade: CLEAR,
  },
  eclectic: {
    ...{ wall: '#8fb3a9', featureWall: '#ae4a40', ceiling: '#f3eedf' },
    ...{ floor: '#a47141', rug: '#7d4862', wood: '#895730' },
    ...{ textile: '#cdb48e', soft: '#ae663c', accents: ['#db9434', '#8a355e', '#326c85'] },
    grade: SUNNY,
  },
}
