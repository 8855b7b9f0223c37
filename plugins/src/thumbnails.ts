import type { WidgetThumbnails } from '@airshed/contract'
import airQualityIndexThumbnail from '@airshed/widget-air-quality-index/thumbnail'
import blocksThumbnail from '@airshed/widget-blocks/thumbnail'
import calendarPlotThumbnail from '@airshed/widget-calendar-plot/thumbnail'
import chartThumbnail from '@airshed/widget-chart/thumbnail'
import chartTableThumbnail from '@airshed/widget-chart-table/thumbnail'
import compareDevicesThumbnail from '@airshed/widget-compare-devices/thumbnail'
import heatmapThumbnail from '@airshed/widget-heatmap/thumbnail'
import infoThumbnail from '@airshed/widget-info/thumbnail'
import mapThumbnail from '@airshed/widget-map/thumbnail'
import modulesThumbnail from '@airshed/widget-modules/thumbnail'
import nodeThumbnail from '@airshed/widget-node/thumbnail'
import percentileRoseThumbnail from '@airshed/widget-percentile-rose/thumbnail'
import polarPlotThumbnail from '@airshed/widget-polar-plot/thumbnail'
import recentMeasurementsThumbnail from '@airshed/widget-recent-measurements/thumbnail'
import scatterThumbnail from '@airshed/widget-scatter/thumbnail'
import sensorThumbnail from '@airshed/widget-sensor/thumbnail'
import tableThumbnail from '@airshed/widget-table/thumbnail'
import textThumbnail from '@airshed/widget-text/thumbnail'
import timeVariationThumbnail from '@airshed/widget-time-variation/thumbnail'
import trendThumbnail from '@airshed/widget-trend/thumbnail'
import windRoseThumbnail from '@airshed/widget-wind-rose/thumbnail'

/**
 * What the add-widget panel draws for each built-in widget that can be added, by its type. It is loaded
 * when somebody opens that panel.
 */
export const THUMBNAILS: WidgetThumbnails = {
  AirQualityIndexWidget: airQualityIndexThumbnail,
  BlocksWidget: blocksThumbnail,
  CalendarPlotWidget: calendarPlotThumbnail,
  ChartWidget: chartThumbnail,
  ChartTableWidget: chartTableThumbnail,
  CompareDevicesWidget: compareDevicesThumbnail,
  HeatmapWidget: heatmapThumbnail,
  InfoWidget: infoThumbnail,
  MapWidget: mapThumbnail,
  ModulesWidget: modulesThumbnail,
  NodeWidget: nodeThumbnail,
  PercentileRoseWidget: percentileRoseThumbnail,
  PolarPlotWidget: polarPlotThumbnail,
  RecentMeasurementsWidget: recentMeasurementsThumbnail,
  ScatterWidget: scatterThumbnail,
  SensorWidget: sensorThumbnail,
  TableWidget: tableThumbnail,
  TextWidget: textThumbnail,
  TimeVariationWidget: timeVariationThumbnail,
  TrendWidget: trendThumbnail,
  WindRoseWidget: windRoseThumbnail,
}
